/** SymPy, test_point_cflexure: the points of contraflexure, where the bending moment changes its sign. */
import { clamp, force, hinge, pin, roller, uniform } from '../beamCase.ts';
import { at, zeroAt } from './problem.ts';
import type { Expected, Problem } from './problem.ts';
import { sympyProblem } from './sympyProblem.ts';

export const sympyZeros: readonly Problem[] = [
  contraflexure('two spans, far end clamped, hinge', 15, {
    supports: [pin(0), roller(10), hinge(12), clamp(15)],
    loads: [force(5, -10), uniform(10, 15, -5)],
    expected: points([1200 / 163, 12, 163 / 12], { from: 1 }),
  }),
  contraflexure('two spans, far end clamped, one load', 15, {
    supports: [pin(0), roller(10), hinge(12), clamp(15)],
    loads: [force(5, -16)],
    expected: points([25 / 3, 12], { from: 1 }),
  }),
  contraflexure('two clamps, support and two hinges', 10, {
    supports: [clamp(0), hinge(2), roller(4), hinge(5), clamp(7)],
    loads: [uniform(0, 2, -5), force(3, 7)],
    expected: points([173 / 260, 2, 1490 / 381, 5], { from: 0 }),
  }),
  contraflexure('two clamps, support and two hinges, two loads', 10, {
    supports: [clamp(0), hinge(2), roller(4), hinge(5), clamp(7)],
    loads: [uniform(0, 2, -5), force(6, -10), force(3, 7)],
    expected: points([73 / 260, 2, 5, 2705 / 437], { from: 0 }),
  }),
  contraflexure('three clamps and two hinges', 10, {
    supports: [clamp(0), hinge(2), clamp(4), hinge(5), clamp(7)],
    loads: [uniform(0, 2, -5), force(6, -10), force(3, 7)],
    expected: points([13 / 16, 2, 482 / 129, 5, 83 / 13], { from: 0 }),
  }),
  contraflexure('hinges on both sides of a support', 7, {
    supports: [clamp(0), hinge(2), roller(4), hinge(5), roller(7)],
    loads: [uniform(0, 2, -5), force(6, -10)],
    expected: points([1, 2, 5], { from: 0 }),
  }),
  contraflexure('points that are not simple', 15, {
    supports: [pin(0), hinge(5), roller(10), clamp(15)],
    loads: [force(5, -10), uniform(0, 5, -5), uniform(10, 15, -5)],
    expected: points([5, 149 / 8 - (3 * Math.sqrt(209)) / 8], { from: 1 }),
  }),
  contraflexure('clamped beam', 10, {
    supports: [clamp(0), clamp(10)],
    loads: [force(5, -16)],
    expected: [...points([5 / 2, 15 / 2], { from: 0 }), at('M', 5, (16 * 10) / 8)],
  }),
];

function contraflexure(
  name: string,
  length: number,
  of: { supports: object[]; loads: object[]; expected: Expected[] },
): Problem {
  return sympyProblem(`test_point_cflexure, ${name}`, `Contraflexure: ${name}`, length, of);
}

/** Consecutive zeros of M; a pinned end is a zero too and comes first, so `from` is 1 there. */
function points(places: readonly number[], { from }: { from: number }): Expected[] {
  return places.map((x, i) => zeroAt('M', from + i, x));
}
