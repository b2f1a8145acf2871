import { listActions } from '../beam/elements/listActions.ts';
import { computeStretches } from '../beam/elements/computeStretches.ts';
import { fractionFromDecimal } from '../exact/fraction.ts';
import type { Fraction } from '../exact/fraction.ts';
import {
  addExact,
  quotient,
  scaleExact,
  subtractFraction,
  trimExact,
  whole,
} from '../exact/exactPolynomial.ts';
import type { ExactPolynomial } from '../exact/exactPolynomial.ts';
import type { SetActions } from '../member/loads/actions.ts';
import type { BeamCase } from '../model/beam/document.ts';
import { isHeld } from '../model/beam/isHeld.ts';
import { isCut } from '../rules/beam/discs.ts';

/** A restraint of a support: its spring, null if it is rigid, and its prescribed displacement. */
export interface ExactRestraint {
  readonly stiffness: Fraction | null;
  readonly moved: Fraction;
}

/** A support; `isCut`: the beam has a hinge over it. */
export interface ExactSupport {
  readonly x: Fraction;
  readonly y: ExactRestraint | null;
  readonly r: ExactRestraint | null;
  readonly isCut: boolean;
}

/** The effect of one load of the document: transverse forces and couples, and distributed loads. */
export interface ExactLoad {
  readonly points: readonly { readonly x: Fraction; readonly force: Fraction; readonly couple: Fraction }[];
  /** Ordinates as polynomials in the relative position within the range, from 0 at its start to 1 at its end. */
  readonly spreads: readonly { readonly x0: Fraction; readonly x1: Fraction; readonly q: ExactPolynomial }[];
}

/** A beam in one case set, in exact numbers: only bending, which does not depend on forces along the axis. */
export interface ExactBeam {
  readonly L: Fraction;
  readonly supports: readonly ExactSupport[];
  /** One entry for each load of the document, by its index; the last one is self-weight. */
  readonly loads: readonly ExactLoad[];
  readonly stretches: readonly { readonly x0: Fraction; readonly EI: Fraction }[];
}

/**
 * Number of digits to which ordinates are rounded that were computed from those of the document; a document has as
 * many.
 */
const DIGITS = 15;

/** Returns the exact value of a decimal. */
export function exactNumber(value: number): Fraction {
  const read = fractionFromDecimal(value);
  if (!read.ok) throw new Error('`exactNumber` got no finite number');
  return read.value;
}

/** Reads a beam with the exact values of its decimals. The document must be one that can be solved. */
export function readExactBeam(document: BeamCase, set: number): ExactBeam {
  const alone = (loads: BeamCase['loads'], selfWeight: boolean) =>
    readLoad(listActions({ ...document, loads, selfWeight })[set]!);
  const { settlements } = listActions(document)[set]!;
  return {
    L: exactNumber(document.L),
    supports: document.supports.map((support, index): ExactSupport => {
      const moved = settlements.find((one) => one.support === index);
      const restraint = (direction: 'y' | 'r'): ExactRestraint | null => {
        if (!isHeld(support, direction)) return null;
        const stiffness = support.stiffness?.[direction];
        return {
          stiffness: stiffness === undefined ? null : exactNumber(stiffness),
          moved: exactNumber(moved?.[direction] ?? 0),
        };
      };
      return {
        x: exactNumber(support.x),
        y: restraint('y'),
        r: restraint('r'),
        isCut: isCut(document, index),
      };
    }),
    loads: [...document.loads.map((load) => alone([load], false)), alone([], document.selfWeight)],
    stretches: computeStretches(document).stretches.map(({ x0, EI }) => ({
      x0: exactNumber(x0),
      EI: exactNumber(EI),
    })),
  };
}

function readLoad({ points, spreads }: SetActions): ExactLoad {
  const rounded = (value: number) => exactNumber(Number(value.toPrecision(DIGITS)));
  return {
    points: points.map(({ x, fy, m }) => ({ x: exactNumber(x), force: rounded(fy), couple: rounded(m) })),
    spreads: spreads.map(({ x0, x1, py, q0, q1, q2 }) => {
      const h = x1 - x0;
      const at = (share: number) => rounded(py * (q0 + share * h * (q1 + share * h * q2)));
      return { x0: exactNumber(x0), x1: exactNumber(x1), q: through(at(0), at(1 / 2), at(1)) };
    }),
  };
}

/** Returns the parabola through ordinates at 0, 1/2 and 1. */
function through(a: Fraction, b: Fraction, c: Fraction): ExactPolynomial {
  const second =
    scaleExact(
      addExact(trimExact([a]), addExact(trimExact([c]), scaleExact(trimExact([b]), whole(-2)))),
      whole(2),
    )[0] ?? whole(0);
  return trimExact([a, subtractFraction(subtractFraction(c, a), second), second]);
}

/** Returns ordinates as a polynomial in the distance from the start instead of the relative position. */
export function inLength(q: ExactPolynomial, h: Fraction): ExactPolynomial {
  let factor = whole(1);
  return trimExact(
    q.map((value) => {
      const scaled = scaleExact([value], factor)[0] ?? whole(0);
      factor = quotient(factor, h);
      return scaled;
    }),
  );
}
