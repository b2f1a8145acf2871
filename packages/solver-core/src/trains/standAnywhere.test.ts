import { expectClose } from '@eecs/testing';
import { createRandom } from '@eecs/testing/random';
import { describe, expect, test } from 'vitest';
import { beamCase, pin, roller } from '../../verification/beamCase.ts';
import { DRAWN_SEED, drawCases } from '../../verification/drawCases.ts';
import { applyLine } from '../beam/influence/applyLine.ts';
import { computeInfluence } from '../beam/influence/computeInfluence.ts';
import { toDiagram } from '../diagrams/toDiagram.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import { parseCase } from '../model/beam/parseCase.ts';
import { placeTrain } from './placeTrain.ts';
import { TRAINS, createCrane } from './presets.ts';
import { type Bay, createMomentLine, standAnywhere } from './standAnywhere.ts';
import { standTrain } from './standTrain.ts';

function readBeam(places: readonly number[], L = places.at(-1)!) {
  const parsed = parseCase(beamCase(L, { supports: places.map((x, k) => (k === 0 ? pin(x) : roller(x))) }));
  if (!parsed.ok) throw new Error('not read');
  return parsed.document;
}

function listBays(places: readonly number[], L = places.at(-1)!): readonly Bay[] {
  const document = readBeam(places, L);
  const ends = [...new Set([0, ...places, L])];
  return ends.slice(1).map((x1, k) => ({
    x0: ends[k]!,
    x1,
    Q: computeInfluence(document, { kind: 'Q', x: ends[k]!, side: 'right' })!,
    M: computeInfluence(document, { kind: 'M', x: ends[k]!, side: 'right' })!,
  }));
}

describe('the greatest moment anywhere', () => {
  test('two equal wheels on a simple span: P (L - a/2)² / (2 L) at L/2 - a/4, not the value at midspan', () => {
    const [L, a, P] = [10, 3, 50e3];
    const found = standAnywhere(listBays([0, L]), createCrane(P, [a]), 'max');
    expectClose(found.value, (P * (L - a / 2) ** 2) / (2 * L), 1e-12);
    expectClose(Math.abs(found.x - L / 2), a / 4, 1e-5);
    expect(found.value).toBeGreaterThan((P * (L - a)) / 2);
  });

  test('one force on a simple span: at midspan, P L / 4', () => {
    const found = standAnywhere(listBays([0, 8]), createCrane(10, []), 'max');
    expectClose(found.value, 20, 1e-12);
    expectClose(found.x, 4, 1e-6);
  });

  test('HS20-44 on 60 ft: 806.5 kip·ft, the middle axle 2.33 ft beyond midspan from the resultant', () => {
    // AASHTO, 17th edition, appendix A gives 806.5 for a span of 60 ft.
    const [foot, kip] = [0.3048, 4448.2216152605];
    const hs20 = TRAINS.find(({ id }) => id === 'hs20')!;
    const found = standAnywhere(listBays([0, 60 * foot]), hs20, 'max');
    expect(found.value / kip / foot).toBeCloseTo(806.5, 1);
  });

  test('a cantilever: the whole train as far out as it goes', () => {
    const found = standAnywhere(listBays([0, 6], 9), createCrane(10, []), 'min');
    expectClose(found.value, -30, 1e-12);
    expectClose(found.x, 6, 1e-9);
  });
});

const SEEDS = Array.from({ length: drawCases(60) }, (_, k) => DRAWN_SEED + k);

test.each(SEEDS)('lines by equilibrium are those that are solved, stands add up, seed %d', (seed) => {
  const random = createRandom(seed);
  const places = [random.chance(0.5) ? 0 : 1];
  for (let k = 0; k < random.integer(1, 3); k++) places.push(places[k]! + 4 + 8 * random.next());
  const L = places.at(-1)! + (random.chance(0.5) ? 0 : 2);
  const document = readBeam(places, L);
  const bay = random.pick(listBays(places, L));
  const x = bay.x0 + random.next() * (bay.x1 - bay.x0);
  const line = toDiagram(createMomentLine(bay, x).segments);
  const solved = computeInfluence(document, { kind: 'M', x })!;
  for (let k = 0; k < 12; k++) {
    const at = random.next() * L;
    expect(Math.abs(valueAt(line, at) - valueAt(solved, at))).toBeLessThanOrEqual(1e-9 * L);
  }
  const train = random.pick(TRAINS);
  const kind = random.pick(['max', 'min'] as const);
  const stand = standTrain(line, train, kind);
  const { axles, spreads } = placeTrain(line, train, stand, kind);
  const sum = applyLine(line, {
    points: axles.map((one) => ({ x: one.x, fx: 0, fy: -one.load, m: 0 })),
    spreads: spreads.map((one) => ({ x0: one.x0, x1: one.x1, px: 0, py: -1, q0: one.load, q1: 0, q2: 0 })),
  });
  expect(Math.abs(sum - stand.value)).toBeLessThanOrEqual(1e-8 * (1 + Math.abs(stand.value)));
  const greatest = standAnywhere(listBays(places, L), train, kind);
  expect((kind === 'max' ? 1 : -1) * (greatest.value - stand.value)).toBeGreaterThanOrEqual(
    -1e-4 * Math.abs(stand.value) - 1e-6,
  );
});
