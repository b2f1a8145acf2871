import { expect, test } from 'vitest';
import { beamCase, clamp, force, pin, roller, uniform } from '../../../verification/beamCase.ts';
import { expectClose } from '@eecs/testing';
import type { MohrPoint, SolvedBeam } from '../../index.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import { solveBeam } from '../solveBeam.ts';
import { traceMohr } from './traceMohr.ts';

const [EI, L, q] = [2e7, 6, 12_000];

function solve(document: unknown, point: MohrPoint): SolvedBeam {
  const answer = solveBeam(document, { mohr: [point] });
  if (answer.level === 'error') throw new Error(answer.message);
  return answer;
}

const simple = beamCase(L, { supports: [pin(0), roller(L)], loads: [uniform(0, L, -q)] });

test('a pair of unit moments at the ends of a simple beam gives how much the ends turn against each other', () => {
  // Each end rotates by qL³/24, the left one clockwise; the unit diagram is 1 over the whole length.
  const answer = solve(simple, { x: 0, kind: 'slope', opposite: L });
  const [integral] = answer.mohr ?? [];
  expectClose(integral?.cases[0]?.total, (-q * L ** 3) / (12 * EI), 1e-12);
});

test('a pair of unit forces gives the difference of two deflections, whichever stands on the left', () => {
  // A cantilever with P at its end: v(a) = -P·a²(3L - a)/6EI.
  const P = 5000;
  const document = beamCase(L, { supports: [clamp(0)], loads: [force(L, -P)] });
  const v = (a: number): number => (-P * a * a * (3 * L - a)) / (6 * EI);
  for (const [x, opposite] of [
    [L, 2],
    [2, L],
  ] as const) {
    const [integral] = solve(document, { x, kind: 'deflection', opposite }).mohr ?? [];
    expect(integral).toMatchObject({ x, opposite });
    expectClose(integral?.cases[0]?.total, v(x) - v(opposite), 1e-12);
    expect(integral?.cases[0]?.check.passed).toBe(true);
  }
});

test('a place of the opposite load off the beam is refused by its path', () => {
  const answer = solveBeam(simple, { mohr: [{ x: 1, kind: 'deflection', opposite: L + 1 }] });
  expect(answer).toMatchObject({ level: 'error', failures: [{ path: '/mohr/0/opposite' }] });
});

test('the running integral grows from nothing to the whole, and the product has its closed form', () => {
  // Left half: M = q(Lx - x²)/2, m = -x/2; the product in the middle is -qL³/32.
  const answer = solve(simple, { x: L / 2, kind: 'deflection' });
  const [integral] = answer.mohr ?? [];
  const { product, running } = traceMohr({
    diagram: answer.sets[0]!.M,
    unit: integral!.unit.M,
    segments: integral!.cases[0]!.segments,
  });
  expectClose(valueAt(product, L / 2), (-q * L ** 3) / 32, 1e-12);
  expect(valueAt(running, 0)).toBe(0);
  expectClose(valueAt(running, L / 2), (-5 * q * L ** 4) / (768 * EI), 1e-12);
  expectClose(valueAt(running, L), (-5 * q * L ** 4) / (384 * EI), 1e-12);
});
