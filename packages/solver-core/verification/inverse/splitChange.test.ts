import { expect, test } from 'vitest';
import { parseCase, solveBeam } from '@eecs/solver-core';
import type { BeamCase } from '@eecs/solver-core';
import { createRandom } from '@eecs/testing/random';
import { splitChange } from '../../src/inverse/index.ts';
import { beamCase, force, pin, roller, uniform } from '../beamCase.ts';
import { DRAWN_SEED, drawCases } from '../drawCases.ts';

const WANTED = drawCases(200);
/** The sum of the changes may differ from the difference by this fraction of the larger result. */
const ADDS_UP = 1e-12;

function read(input: object): BeamCase {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function greatestMoment(document: BeamCase): number | null {
  const answer = solveBeam(document, { include: [], mohr: [] });
  return answer.level === 'error' ? null : answer.sets[0]!.M.max.value;
}

test('the change of a simple beam is split over its load and its span', () => {
  const beam = (L: number, q: number) =>
    read(beamCase(L, { supports: [pin(0), roller(L)], loads: [uniform(0, 4, -q)] }));
  // With 4 m, 2 kN/m give q·L²/8 = 4 kN·m, and 3 kN/m give 6 kN·m.
  const found = splitChange(beam(4, 2000), beam(4, 3000), greatestMoment)!;
  expect(found.parts).toEqual([
    { path: '/loads/0', kind: 'changed', change: expect.closeTo(2000, 8) as number },
  ]);
  expect(found.before).toBeCloseTo(4000, 8);
});

test('edits whose effects multiply share what they cause together', () => {
  const beam = (P: number, x: number) =>
    read(beamCase(4, { supports: [pin(0), roller(4)], loads: [force(x, -P), force(x, -P)] }));
  // Two forces at x: M = 2·P·x·(4 - x)/4. Each force contributes half of the change.
  const found = splitChange(beam(1000, 2), beam(2000, 2), greatestMoment);
  expect(found!.by).toBe('average');
  expect(found!.parts.map(({ change }) => change)).toEqual([
    expect.closeTo(1000, 9),
    expect.closeTo(1000, 9),
  ]);
});

test('a support that is added and one that goes are made in an order in which the beam stands', () => {
  const before = read(beamCase(4, { supports: [pin(0), roller(3)], loads: [force(2, -1000)] }));
  const after = read(beamCase(4, { supports: [pin(1), roller(4)], loads: [force(2, -1000)] }));
  const found = splitChange(before, after, greatestMoment)!;
  expect(found.parts.map(({ path }) => path)).toEqual(['/supports/0', '/supports/1']);
  expect(found.parts.reduce((sum, { change }) => sum + change, 0)).toBeCloseTo(found.after - found.before, 9);
});

test(`the changes of ${WANTED} pairs add up to the difference (seed ${DRAWN_SEED})`, () => {
  const random = createRandom(DRAWN_SEED);
  let count = 0;
  while (count < WANTED) {
    const draw = () => {
      const spans = Array.from({ length: random.integer(1, 3) }, () => random.integer(2, 5));
      const L = spans.reduce((sum, span) => sum + span, 0);
      const supports = [
        pin(0),
        ...spans.map((_, k) => roller(spans.slice(0, k + 1).reduce((a, b) => a + b, 0))),
      ];
      const loads = Array.from({ length: random.integer(1, 4) }, () =>
        force(random.integer(0, 8 * L) / 8, -1000 * random.integer(1, 30)),
      );
      return read(beamCase(L, { supports, loads, selfWeight: random.chance(0.5) }));
    };
    const [before, after] = [draw(), draw()];
    const found = splitChange(before, after, greatestMoment);
    if (found === null) continue;
    count++;
    const sum = found.parts.reduce((total, { change }) => total + change, 0);
    const scale = Math.max(
      Math.abs(found.before),
      Math.abs(found.after),
      ...found.parts.map(({ change }) => Math.abs(change)),
    );
    expect(Math.abs(sum - (found.after - found.before))).toBeLessThanOrEqual(ADDS_UP * scale);
  }
}, 60_000);
