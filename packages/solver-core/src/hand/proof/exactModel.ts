import type { SetActions } from '../../member/loads/actions.ts';
import { multiplyFractions } from '../../exact/fraction.ts';
import { addFractions } from '../../exact/fractionArithmetic.ts';
import type { Fraction } from '../../exact/fraction.ts';
import {
  addExact,
  fractionOf,
  negated,
  quotient,
  scaleExact,
  trimExact,
  whole,
} from '../../exact/exactPolynomial.ts';
import type { ExactPolynomial } from '../../exact/exactPolynomial.ts';
import { STRAIGHT_LOAD } from '../../linalg/tolerance.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import type { HandModel } from '../beam/handModel.ts';
import { exact } from './exactState.ts';
import type { ExactLoads, ExactSpread } from './exactState.ts';

/** Number of digits to which ordinates are rounded that were computed from those of the document. */
const DIGITS = 15;

/** Ordinates of a distributed load at its start, in its middle and at its end. */
export type Ordinates = readonly [Fraction, Fraction, Fraction];

/** A distributed load of a calculation: its given ordinates, and the polynomials through them. */
export interface GivenSpread extends ExactSpread {
  readonly along: Ordinates;
  readonly across: Ordinates;
}

/** Returns the loads of a model with the exact values of their decimals. */
export function readExactLoads(
  model: HandModel,
  actions: SetActions,
): ExactLoads & { readonly spreads: readonly GivenSpread[] } {
  const spreads = actions.spreads.map(({ x0, x1, px, py, q0, q1, q2 }): GivenSpread => {
    const [from, to] = [exact(x0), exact(x1)];
    const h = addFractions(to, negated(from));
    const ordinates = (p: number): Ordinates => {
      const at = (share: number) => {
        const t = share * (x1 - x0);
        return Number((p * (q0 + t * (q1 + t * q2))).toPrecision(DIGITS));
      };
      const [a, b, c] = [at(0), at(1 / 2), at(1)];
      const isStraight = Math.abs(a + c - 2 * b) <= STRAIGHT_LOAD * Math.max(...[a, b, c].map(Math.abs));
      const [start, end] = [exact(a), exact(c)];
      const mean = multiplyFractions(addFractions(start, end), fractionOf(1n, 2n));
      return [start, isStraight ? mean : exact(b), end];
    };
    const [along, across] = [ordinates(px), ordinates(py)];
    return { x0: from, x1: to, along, across, fx: through(along, h), fy: through(across, h) };
  });
  return { points: model.points, spreads };
}

/** Returns the parabola through three ordinates, in the distance from the first. */
function through([a, b, c]: Ordinates, h: Fraction): ExactPolynomial {
  const terms: ExactPolynomial[] = [
    [a],
    [
      whole(0),
      quotient(
        addFractions(
          multiplyFractions(b, whole(4)),
          negated(addFractions(multiplyFractions(a, whole(3)), c)),
        ),
        h,
      ),
    ],
    scaleExact(
      [whole(0), whole(0), addFractions(addFractions(a, c), multiplyFractions(b, whole(-2)))],
      quotient(whole(2), multiplyFractions(h, h)),
    ),
  ];
  return terms.reduce<ExactPolynomial>((sum, term) => addExact(sum, trimExact(term)), []);
}

/** Returns the stiffness of the spring of a support as the document states it; null for a rigid restraint. */
export function stiffnessOf(
  document: BeamCase,
  support: number,
  direction: 'x' | 'y' | 'r',
): Fraction | null {
  const stiffness = document.supports[support]?.stiffness?.[direction];
  return stiffness === undefined ? null : exact(stiffness);
}
