import { fractionToNumber } from '../exact/fraction.ts';
import { compareFractions } from '../exact/fractionArithmetic.ts';
import type { Fraction } from '../exact/fraction.ts';
import { subtractFraction, whole } from '../exact/exactPolynomial.ts';
import { curveAt, curveBetween } from './condition.ts';
import type { Condition } from './condition.ts';
import { exactNumber } from './exactBeam.ts';
import type { ExactBeam } from './exactBeam.ts';
import { numeratorAt } from './rationalFunction.ts';
import type { TurnedKnob } from './knob.ts';
import { greatestSize } from './largest.ts';
import type { Range, Sampled, Solve } from './sampled.ts';
import { searchGoverning } from './searchGoverning.ts';
import { searchLargest } from './searchLargest.ts';
import type { ExactSolution } from './solveExactBeam.ts';

/** How values are searched for that satisfy a condition. */
export interface Search {
  /** Places of the document that the condition names. */
  readonly places: readonly Fraction[];
  /** Returns the quantity, for a diagram. */
  readonly sizeAt: (solution: ExactSolution, t: Fraction) => number;
  /**
   * Returns all values at which the condition holds, and ranges where it holds throughout; null if a moment is not a
   * parabola.
   */
  readonly find: (of: {
    readonly meetings: readonly Fraction[];
    readonly pieces: readonly Sampled[];
    readonly solve: Solve;
  }) => { readonly values: readonly Fraction[]; readonly ranges: readonly Range[] } | null;
}

/** Creates the search for a condition; null if it names a place or a support that the beam does not have. */
export function createSearch(condition: Condition, knob: TurnedKnob, beam: ExactBeam): Search | null {
  switch (condition.kind) {
    case 'value': {
      const x = exactNumber(condition.x);
      if (x.numerator < 0n || compareFractions(x, beam.L) > 0) return null;
      const { side = 'right', of: curve } = condition;
      const read = (solution: ExactSolution, t: Fraction) =>
        curveAt(solution, { curve, x: knob.carry(x, t), side }) ?? whole(0);
      return searchSingle(read, condition.equals, [x]);
    }
    case 'reaction': {
      const { support, direction } = condition;
      if (beam.supports[support]?.[direction] == null) return null;
      return searchSingle(({ reactions }) => reactions[support]![direction], condition.equals, []);
    }
    case 'largest': {
      const { of: curve, equals } = condition;
      const ends = condition.between?.map(exactNumber) ?? null;
      if (ends !== null && compareFractions(ends[0]!, ends[1]!) >= 0) return null;
      const between = (t: Fraction): Range | null =>
        ends === null ? null : [knob.carry(ends[0]!, t), knob.carry(ends[1]!, t)];
      const sizeAt = (solution: ExactSolution, t: Fraction) => greatestOf(solution, curve, between(t));
      const find: Search['find'] = (of) => searchLargest({ ...of, curve, between, equals, sizeAt });
      return { places: ends ?? [], sizeAt, find };
    }
    case 'governs':
      return {
        places: [],
        sizeAt: (solution) => greatestOf(solution, 'M', null),
        find: (of) => searchGoverning({ ...of, supportsAt: (t) => knob.turn(t).supports }),
      };
    default:
      return condition satisfies never;
  }
}

/** Searches for a condition on one number of the solution. */
function searchSingle(
  read: (solution: ExactSolution, t: Fraction) => Fraction,
  equals: number,
  places: readonly Fraction[],
): Search {
  const wanted = exactNumber(equals);
  return {
    places,
    sizeAt: (solution, t) => fractionToNumber(read(solution, t)),
    find: ({ meetings, pieces, solve }) => {
      const values = meetings.filter((t) => {
        const solution = solve(t);
        return solution !== null && compareFractions(read(solution, t), wanted) === 0;
      });
      const ranges: Range[] = [];
      for (const piece of pieces) {
        const c = numeratorAt(piece.fit(read), wanted);
        if (c.length === 0) ranges.push(piece.range);
        else values.push(...piece.rootsOf(c));
      }
      return { values, ranges };
    },
  };
}

/** Returns the greatest absolute value of a curve between two places. */
function greatestOf(solution: ExactSolution, curve: 'M' | 'deflection', between: Range | null): number {
  const sizes = curveBetween(solution, curve, between).map(({ x0, x1, c }) =>
    greatestSize(c, subtractFraction(x1, x0)),
  );
  return Math.max(0, ...sizes);
}
