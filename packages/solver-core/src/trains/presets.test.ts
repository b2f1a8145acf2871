import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { beamCase, pin, roller } from '../../verification/beamCase.ts';
import { computeInfluence } from '../beam/influence/computeInfluence.ts';
import { parseCase } from '../model/beam/parseCase.ts';
import { TRAINS } from './presets.ts';
import { standTrain } from './standTrain.ts';

function midspanMoment(id: string, L: number): number {
  const parsed = parseCase(beamCase(L, { supports: [pin(0), roller(L)] }));
  const line = parsed.ok ? computeInfluence(parsed.document, { kind: 'M', x: L / 2 }) : null;
  return standTrain(
    line!,
    TRAINS.find((train) => train.id === id)!,
    'max',
  ).value;
}

test.each<[string, number, number, string]>([
  ['lm1-lane1', 20, 300e3 * (5 + 4.4) + (27e3 * 400) / 8, 'two axles of 300 kN, one at midspan, and 27 kN/m'],
  [
    'hl93-truck',
    20,
    1.33 * (145e3 * (5 + 2.85) + 35e3 * 2.85) + (9.3e3 * 400) / 8,
    'the middle axle at midspan',
  ],
  ['hl93-tandem', 10, 1.33 * 110e3 * (2.5 + 1.9) + (9.3e3 * 100) / 8, 'one of two axles at midspan'],
  // 60 ft: 32 · 15 + 32 · 8 + 8 · 8 = 800 kip·ft.
  ['hs20', 60 * 0.3048, 800 * 4448.2216152605 * 0.3048, 'the middle axle at midspan'],
  // As long as two axles are on each side, their sum is constant, and the lane load gains if the position is uneven,
  // until an axle is at midspan: ordinates 4.2, 5, 4.2, 3.4; the lane load begins 4 m to one side and 2.4 m to the
  // other.
  ['lm71', 20, 250e3 * 16.8 + (80e3 * (6 ** 2 + 7.6 ** 2)) / 4, 'an inner axle at midspan'],
  ['sw0', 10, (133e3 * 100) / 8, 'one patch covers the span'],
])('%s on a simple span of %d m: %d N·m at midspan, %s', (id, L, expected) => {
  expectClose(midspanMoment(id, L), expected, 1e-12);
});

test('every train has a name of its own, loads above zero and a source', () => {
  expect(new Set(TRAINS.map(({ id }) => id)).size).toBe(TRAINS.length);
  for (const { source, groups } of TRAINS) {
    expect(source).toMatch(/\d/);
    for (const { axles, patches = [] } of groups) {
      for (const { load } of [...axles, ...patches]) expect(load).toBeGreaterThan(0);
    }
  }
});
