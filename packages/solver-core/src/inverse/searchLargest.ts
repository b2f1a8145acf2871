import { addFractions, compareFractions } from '../exact/fractionArithmetic.ts';
import type { Fraction } from '../exact/fraction.ts';
import { evaluateExact, negated, quotient, subtractFraction, whole } from '../exact/exactPolynomial.ts';
import { SAME_SIZE } from '../linalg/tolerance.ts';
import { curveBetween } from './condition.ts';
import { exactNumber } from './exactBeam.ts';
import { numeratorAt } from './rationalFunction.ts';
import { stationaryAt } from './largest.ts';
import type { Range, Sampled, Solve } from './sampled.ts';
import type { ExactSolution } from './solveExactBeam.ts';

/** A parabolic load causes a deflection of degree 6. */
const MOST_COEFFICIENTS = 7;

/**
 * Finds where the greatest absolute value of a curve is a given number: where a value at an end of a part, or a
 * stationary value within it, equals this number. Whether it is the greatest is decided in floating-point numbers.
 */
export function searchLargest(of: {
  readonly meetings: readonly Fraction[];
  readonly pieces: readonly Sampled[];
  readonly solve: Solve;
  readonly curve: 'M' | 'deflection';
  readonly between: (t: Fraction) => Range | null;
  readonly equals: number;
  readonly sizeAt: (solution: ExactSolution, t: Fraction) => number;
}): { readonly values: readonly Fraction[]; readonly ranges: readonly Range[] } {
  const { curve, between, equals } = of;
  const holds = (t: Fraction) => {
    const solution = of.solve(t);
    return solution !== null && Math.abs(of.sizeAt(solution, t) - equals) <= SAME_SIZE * Math.abs(equals);
  };
  const wanted = exactNumber(equals);
  const values = of.meetings.filter(holds);
  const ranges: Range[] = [];
  for (const { range, first, fit, candidates: near } of of.pieces) {
    // The parts are the same ones throughout the range, because places meet at its ends only.
    const partsAt = (solution: ExactSolution, t: Fraction) => curveBetween(solution, curve, between(t));
    const candidates = partsAt(first.solution, first.t).flatMap((_, index) => {
      const coefficients = Array.from({ length: MOST_COEFFICIENTS }, (_unused, k) =>
        fit((solution, t) => partsAt(solution, t)[index]!.c[k] ?? whole(0)),
      );
      const end = fit((solution, t) => {
        const { x0, x1, c } = partsAt(solution, t)[index]!;
        return evaluateExact(c, subtractFraction(x1, x0));
      });
      return [wanted, negated(wanted)].flatMap((c) => {
        const stationary = stationaryAt(coefficients, c);
        const ends = [coefficients[0]!, end].map((f) => numeratorAt(f, c));
        return stationary === null ? ends : [...ends, stationary];
      });
    });
    const roots = candidates.flatMap((c) => (c.length > 0 ? near(c) : []));
    values.push(...roots.filter(holds));
    // If a candidate has the given value throughout, it is the greatest in whole ranges between roots of the others.
    if (candidates.some((c) => c.length === 0))
      ranges.push(...listHeld([range[0], ...roots, range[1]], holds));
  }
  return { values, ranges };
}

/** Lists the ranges between neighbouring numbers in which a condition holds throughout. */
function listHeld(numbers: readonly Fraction[], holds: (t: Fraction) => boolean): Range[] {
  const sorted = [...numbers].sort(compareFractions);
  return sorted.slice(1).flatMap((to, k): Range[] => {
    const from = sorted[k]!;
    if (compareFractions(from, to) === 0) return [];
    return holds(quotient(addFractions(from, to), whole(2))) ? [[from, to]] : [];
  });
}
