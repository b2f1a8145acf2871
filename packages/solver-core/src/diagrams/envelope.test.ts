import { expect, test } from 'vitest';
import { beamCase, force, pin, roller, uniform } from '../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import type { SolvedBeam } from '../beam/answer/answer.ts';
import { type EnvelopeBorder, computeEnvelope } from './envelope.ts';
import { solveBeam } from '../beam/solveBeam.ts';
import { valueAt } from './valueAt.ts';

const set = (title: string, rest: object = {}) => ({
  title,
  description: '',
  color: '#607d8b',
  angle: 0,
  combined: false,
  ...rest,
});
const inSet = (load: object, bit: number) => ({ ...load, sets: 2 ** bit });

function solveSets(document: object) {
  const answer = solveBeam(document);
  expect(answer.level).not.toBe('error');
  return (answer as SolvedBeam).sets;
}

/** Solves a simple beam under the loads of each set. */
function simpleBeam(L: number, loads: readonly (readonly object[])[]) {
  return solveSets(
    beamCase(L, {
      supports: [pin(0), roller(L)],
      caseSets: loads.map((_, bit) => set(`S${bit}`)),
      loads: loads.flatMap((list, bit) => list.map((load) => inSet(load, bit))),
    }),
  );
}

const stretchesOf = ({ diagram, governing }: EnvelopeBorder) =>
  diagram.segments.map(({ x0, x1 }, p) => ({ x0, x1, by: governing[p] }));

test('two sets of opposite sign on a simple beam are the upper and the lower border throughout', () => {
  const sets = simpleBeam(8, [[uniform(0, 8, -5000)], [uniform(0, 8, 3000)]]);
  const { max, min } = computeEnvelope(sets.map(({ M }) => M));
  expect(stretchesOf(max)).toEqual([{ x0: 0, x1: 8, by: 0 }]);
  expect(stretchesOf(min)).toEqual([{ x0: 0, x1: 8, by: 1 }]);
  // qL²/8 for 5 kN/m downwards and for 3 kN/m upwards.
  expectClose(max.diagram.max.value, 40e3, 1e-12);
  expectClose(min.diagram.min.value, -24e3, 1e-12);
  expect([max.extremeOf, min.extremeOf]).toEqual([0, 1]);
  expectClose(max.diagram.max.x, 4, 1e-14);
  expectClose(min.diagram.min.x, 4, 1e-14);
});

test('a border changes hands where two moment diagrams cross', () => {
  // P at L/3 compared with P at 2L/3: M = 2Px/3 up to L/3, then P(L-x)/3, and the mirror image. They cross in the
  // middle at PL/6.
  const [P, L] = [12e3, 9];
  const sets = simpleBeam(L, [[force(3, -P)], [force(6, -P)]]);
  const { max, min } = computeEnvelope(sets.map(({ M }) => M));
  expect(stretchesOf(max).map(({ by }) => by)).toEqual([0, 0, 1, 1]);
  const cut = stretchesOf(max)[1]?.x1;
  expectClose(cut, L / 2, 1e-14);
  expectClose(valueAt(max.diagram, L / 2), (P * L) / 6, 1e-14);
  // 2PL/9 under each load; the first of equal extremes is reported.
  expectClose(max.diagram.max.value, (2 * P * L) / 9, 1e-13);
  expect([max.diagram.max.x, max.extremeOf]).toEqual([3, 0]);
  // The lower border is the other diagram: P x / 3 on the left half.
  expectClose(valueAt(min.diagram, 2), (P * 2) / 3, 1e-13);
  expect(stretchesOf(min).map(({ by }) => by)).toEqual([1, 0]);
});

test('a uniform load and a force meet at the root of a quadratic', () => {
  // qx(L-x)/2 = Px/2 on the left half: x = L - P/q.
  const [q, P, L] = [4e3, 26e3, 10];
  const sets = simpleBeam(L, [[uniform(0, L, -q)], [force(L / 2, -P)]]);
  const { max } = computeEnvelope(sets.map(({ M }) => M));
  expect(stretchesOf(max).map(({ by }) => by)).toEqual([0, 1, 1, 0]);
  expectClose(stretchesOf(max)[0]?.x1, L - P / q, 1e-13);
  expectClose(stretchesOf(max)[2]?.x1, P / q, 1e-13);
  // PL/4 = 65 kNm exceeds qL²/8 = 50 kNm.
  expectClose(max.diagram.max.value, (P * L) / 4, 1e-13);
  expect(max.extremeOf).toBe(1);
});

test('shear forces keep the jumps of whoever governs', () => {
  const [P, q, L] = [10e3, 1e3, 10];
  const sets = simpleBeam(L, [[force(5, -P)], [uniform(0, L, -q)]]);
  const { max, min } = computeEnvelope(sets.map(({ Q }) => Q));
  // +P/2 up to the force, then the uniform load's q(L/2 - x), which is 0 there: the jump is P/2.
  expect(max.diagram.jumps).toHaveLength(1);
  expectClose(max.diagram.jumps[0]?.left, P / 2, 1e-13);
  expectClose(max.diagram.jumps[0]?.right, 0, 1e-13, P);
  expect(stretchesOf(max)).toEqual([
    { x0: 0, x1: 5, by: 0 },
    { x0: 5, x1: 10, by: 1 },
  ]);
  // Both have qL/2 = P/2 at the ends, so the first set governs there.
  expectClose(max.diagram.max.value, P / 2, 1e-13);
  expect([max.extremeOf, min.extremeOf]).toEqual([0, 0]);
});

test('equal sets are one: the first governs throughout, and nothing is cut', () => {
  const load = [uniform(0, 6, -2500), force(2, -7e3)];
  const sets = simpleBeam(6, [load, load, load]);
  for (const key of ['Q', 'M', 'slope', 'deflection'] as const) {
    const { max, min } = computeEnvelope(sets.map((results) => results[key]));
    expect(new Set([...max.governing, ...min.governing])).toEqual(new Set([0]));
    expect(max.diagram.segments).toHaveLength(sets[0]![key].segments.length);
  }
});

test('one diagram is its own envelope', () => {
  const { M } = simpleBeam(6, [[force(2, -7e3)]])[0]!;
  const { max, min } = computeEnvelope([M]);
  expect(max.diagram).toEqual(M);
  expect(min.diagram).toEqual(M);
});

test('without a diagram there is no envelope', () => {
  expect(() => computeEnvelope([])).toThrow('computeEnvelope');
});

test('no set is beyond the borders, and at each place one of them is on each', () => {
  const L = 12;
  const sets = solveSets(
    beamCase(L, {
      supports: [pin(0), roller(5), roller(12)],
      caseSets: [set('a'), set('b'), set('c'), set('d', { combined: true, factors: { 0: 1.35, 1: 1.5 } })],
      loads: [
        inSet(uniform(0, L, -4e3), 0),
        inSet(uniform(0, 5, -9e3), 1),
        inSet(force(8.5, -30e3), 2),
        inSet(uniform(6, 11, 2e3), 2),
      ],
    }),
  );
  for (const key of ['N', 'Q', 'M', 'slope', 'deflection'] as const) {
    const diagrams = sets.map((results) => results[key]);
    const { max, min } = computeEnvelope(diagrams);
    const scale = Math.max(...diagrams.flatMap((d) => [Math.abs(d.min.value), Math.abs(d.max.value)]), 1);
    for (let x = 0.05; x < L; x += 0.1) {
      const values = diagrams.map((diagram) => valueAt(diagram, x));
      expectClose(valueAt(max.diagram, x), Math.max(...values), 1e-11, scale);
      expectClose(valueAt(min.diagram, x), Math.min(...values), 1e-11, scale);
    }
    expect(max.diagram.max.value).toBe(Math.max(...diagrams.map((d) => d.max.value)));
    expect(min.diagram.min.value).toBe(Math.min(...diagrams.map((d) => d.min.value)));
  }
});
