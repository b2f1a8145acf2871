import { expect, test } from 'vitest';
import { beamCase, clamp, force, moment, pin, roller, uniform } from '../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import type { SolvedBeam } from '../beam/answer/answer.ts';
import { localExtremes } from './localExtremes.ts';
import { solveBeam } from '../beam/solveBeam.ts';

function solveOne(document: object) {
  const answer = solveBeam(document);
  expect(answer.level).toBe('ok');
  return (answer as SolvedBeam).sets[0]!;
}

test('a moment diagram turns in each span and over each inner support', () => {
  const q = 5000;
  const { M } = solveOne(
    beamCase(15, { supports: [pin(0), roller(4), roller(10), roller(15)], loads: [uniform(0, 15, -q)] }),
  );
  // Three-moment equation: 20 MB + 6 MC = -q (4³ + 6³)/4 and 6 MB + 22 MC = -q (6³ + 5³)/4.
  const [b, c] = [(-q * (4 ** 3 + 6 ** 3)) / 4, (-q * (6 ** 3 + 5 ** 3)) / 4];
  const MB = (22 * b - 6 * c) / 404;
  const MC = (20 * c - 6 * b) / 404;
  const spanExtreme = (x0: number, length: number, left: number, right: number) => {
    const Q0 = (q * length) / 2 + (right - left) / length;
    return { x: x0 + Q0 / q, value: left + Q0 ** 2 / (2 * q) };
  };
  const expected = [
    spanExtreme(0, 4, 0, MB),
    { x: 4, value: MB },
    spanExtreme(4, 6, MB, MC),
    { x: 10, value: MC },
    spanExtreme(10, 5, MC, 0),
  ];
  const found = localExtremes(M);
  expect(found).toHaveLength(expected.length);
  found.forEach(({ x, value }, i) => {
    expectClose(x, expected[i]!.x, 1e-10);
    expectClose(value, expected[i]!.value, 1e-10);
  });
});

test('a corner under a force counts, a jump and the ends do not', () => {
  const { M, Q } = solveOne(beamCase(6, { supports: [pin(0), roller(6)], loads: [force(2, -3000)] }));
  expect(localExtremes(M).map(({ x }) => x)).toEqual([2]);
  expect(localExtremes(Q)).toEqual([]);
  const { M: stepped } = solveOne(beamCase(6, { supports: [clamp(0)], loads: [moment(3, 1000)] }));
  expect(localExtremes(stepped)).toEqual([]);
});

test('a level stretch between a rise and a fall counts once, at its start', () => {
  const { M } = solveOne(
    beamCase(6, { supports: [pin(0), roller(6)], loads: [force(2, -3000), force(4, -3000)] }),
  );
  expect(localExtremes(M).map(({ x }) => x)).toEqual([2]);
});

test('where the deflection only touches zero, over the middle support, there is one zero at the support', () => {
  const supports = [pin(0), roller(5), roller(10)];
  for (const q of [-12000, -1, -7.3e5]) {
    const { deflection } = solveOne(beamCase(10, { supports, loads: [uniform(0, 10, q)] }));
    expect(deflection.zeros).toEqual([0, 5, 10]);
  }
});
