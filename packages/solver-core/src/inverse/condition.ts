import { compareFractions } from '../exact/fractionArithmetic.ts';
import type { Fraction } from '../exact/fraction.ts';
import { evaluateExact, shiftExact, subtractFraction } from '../exact/exactPolynomial.ts';
import type { ExactPolynomial } from '../exact/exactPolynomial.ts';
import type { ExactSolution } from './solveExactBeam.ts';

/** A curve of the beam: bending moment, shear force, slope or deflection, with the signs of the solver. */
export type InverseCurve = 'M' | 'Q' | 'slope' | 'deflection';

/**
 * A condition, in base units of the document.
 *
 * - `value`: a curve has this value at a place; at a jump on its right side, unless `side` states otherwise
 * - `reaction`: a reaction of a support has this value; 0 where the support begins to lift
 * - `largest`: the greatest absolute value of the moment or the deflection between two places is this number: M_Rd, or
 * L/300
 * - `governs`: the greatest absolute value of the moment moves from one span to another
 */
export type Condition =
  | {
      readonly kind: 'value';
      readonly of: InverseCurve;
      readonly x: number;
      readonly side?: 'left' | 'right';
      readonly equals: number;
    }
  | {
      readonly kind: 'reaction';
      readonly support: number;
      readonly direction: 'y' | 'r';
      readonly equals: number;
    }
  | {
      readonly kind: 'largest';
      readonly of: 'M' | 'deflection';
      readonly between?: readonly [number, number];
      readonly equals: number;
    }
  | { readonly kind: 'governs' };

/** Returns the value of a curve at a place; null beyond the beam. */
export function curveAt(
  { parts }: ExactSolution,
  of: { readonly curve: InverseCurve; readonly x: Fraction; readonly side: 'left' | 'right' },
): Fraction | null {
  const { curve, x, side } = of;
  const isLeft = side === 'left';
  const part =
    parts.find(({ x0, x1 }) => {
      const [low, high] = [compareFractions(x0, x), compareFractions(x, x1)];
      return isLeft ? low < 0 && high <= 0 : low <= 0 && high < 0;
    }) ??
    (compareFractions(x, parts.at(-1)!.x1) === 0
      ? parts.at(-1)
      : compareFractions(x, parts[0]!.x0) === 0
        ? parts[0]
        : undefined);
  return part === undefined ? null : evaluateExact(part[curve], subtractFraction(x, part.x0));
}

/** A curve on a part of the beam, as a polynomial in the distance from the left end of the part. */
export interface CurvePart {
  readonly x0: Fraction;
  readonly x1: Fraction;
  readonly c: ExactPolynomial;
}

/** Returns a curve between two places, which may be within parts of the solution, or along the whole beam. */
export function curveBetween(
  { parts }: ExactSolution,
  curve: 'M' | 'deflection',
  between: readonly [Fraction, Fraction] | null,
): readonly CurvePart[] {
  if (between === null) return parts.map(({ x0, x1, [curve]: c }) => ({ x0, x1, c }));
  const [from, to] = between;
  return parts.flatMap((part): CurvePart[] => {
    const x0 = compareFractions(from, part.x0) < 0 ? part.x0 : from;
    const x1 = compareFractions(part.x1, to) < 0 ? part.x1 : to;
    if (compareFractions(x0, x1) >= 0) return [];
    return [{ x0, x1, c: shiftExact(part[curve], subtractFraction(x0, part.x0)) }];
  });
}
