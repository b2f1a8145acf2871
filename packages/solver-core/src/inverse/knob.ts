import { computeStretches } from '../beam/elements/computeStretches.ts';
import { divideFractions, multiplyFractions } from '../exact/fraction.ts';
import { addFractions, compareFractions } from '../exact/fractionArithmetic.ts';
import type { Fraction } from '../exact/fraction.ts';
import { NOUGHT, UNIT, quotient, scaleExact, subtractFraction } from '../exact/exactPolynomial.ts';
import type { BeamCase } from '../model/beam/document.ts';
import { exactNumber } from './exactBeam.ts';
import type { ExactBeam, ExactLoad, ExactRestraint } from './exactBeam.ts';

/**
 * The number of a beam that varies, by indexes of its document.
 *
 * - `loadSize`: the value of a concentrated load, or the factor of a distributed one (1 is unchanged)
 * - `loadPlace`: where a load is, or where a distributed one begins
 * - `supportPlace`: where a support or hinge is
 * - `span`: the distance between two supports; objects between them keep their relative position, objects beyond move
 * along
 * - `bending`: EI of a piece of the beam
 * - `spring`, `settlement`: the stiffness and the prescribed displacement of a support across the beam or in rotation
 *
 * In base units of the document.
 */
export type Knob =
  | { readonly kind: 'loadSize' | 'loadPlace'; readonly load: number }
  | { readonly kind: 'supportPlace'; readonly support: number }
  | { readonly kind: 'span'; readonly supports: readonly [number, number] }
  | { readonly kind: 'bending'; readonly piece: number }
  | { readonly kind: 'spring' | 'settlement'; readonly support: number; readonly direction: 'y' | 'r' };

/** The bending stiffness EI of each piece of a beam, by the index of the knob `bending`; empty without real constants. */
export function listBendingStiffnesses(document: BeamCase): number[] {
  const { stretches, isReal, failures } = computeStretches(document);
  return isReal && failures.length === 0 ? stretches.map(({ EI }) => EI) : [];
}

/** A knob on a beam: its own number, the beam at another one, and how high the degrees of its results can be. */
export interface TurnedKnob {
  readonly own: Fraction;
  readonly turn: (to: Fraction) => ExactBeam;
  /** Returns where a place of the document moves: places between the supports of a span move with it. */
  readonly carry: (x: Fraction, to: Fraction) => Fraction;
  /** Whether places move, so that they can meet. */
  readonly isPlace: boolean;
  /**
   * Upper bounds of the degrees of polynomials: `under` is that of the determinant times the number to the `power`,
   * `over` that of any result times both.
   */
  readonly degrees: { readonly over: number; readonly under: number; readonly power: number };
}

/** Prepares a varying number of a beam; returns null if the document has no such number. */
export function turnKnob(document: BeamCase, beam: ExactBeam, knob: Knob): TurnedKnob | null {
  const still = { carry: (x: Fraction) => x, isPlace: false };
  switch (knob.kind) {
    case 'loadSize':
      return turnLoadSize(document, beam, knob.load);
    case 'loadPlace': {
      const load = document.loads[knob.load];
      if (load === undefined) return null;
      const own = exactNumber(typeof load.x === 'number' ? load.x : load.x[0]);
      const turn = (to: Fraction) =>
        withLoad(beam, knob.load, (one) => moveLoad(one, subtractFraction(to, own)));
      // A parabolic load contributes (x - a)⁶ to the reactions, which contribute (a - x)³ to the deflection where the
      // load begins.
      return { own, turn, carry: still.carry, isPlace: true, degrees: { over: 9, under: 0, power: 0 } };
    }
    case 'supportPlace': {
      const support = beam.supports[knob.support];
      if (support === undefined) return null;
      const turn = (to: Fraction) => withSupport(beam, knob.support, { ...support, x: to });
      // Its unknowns enter the conditions of other supports with (x - a)³, and theirs enter its own condition likewise;
      // a parabolic load contributes (x - a)⁶, and the results another (x - a)³.
      const { y, r, isCut } = support;
      const under = (y === null ? 0 : 6) + (r === null ? 0 : 4) + (isCut ? 2 : 0);
      return {
        own: support.x,
        turn,
        carry: still.carry,
        isPlace: true,
        degrees: { over: under + 12, under, power: 0 },
      };
    }
    case 'span':
      return turnSpan(beam, knob.supports);
    case 'bending': {
      const piece = beam.stretches[knob.piece];
      if (piece === undefined) return null;
      const turn = (EI: Fraction) => ({
        ...beam,
        stretches: beam.stretches.map((one, k) => (k === knob.piece ? { ...one, EI } : one)),
      });
      // 1/EI appears in each condition of a deflection or a slope, and once more in the results.
      const rows = beam.supports.reduce((sum, { y, r }) => sum + Number(y !== null) + Number(r !== null), 1);
      return { own: piece.EI, turn, ...still, degrees: { over: rows, under: rows, power: rows } };
    }
    case 'spring':
    case 'settlement': {
      const { direction } = knob;
      const support = beam.supports[knob.support];
      const restraint = support?.[direction];
      if (support === undefined || restraint == null) return null;
      const key = knob.kind === 'spring' ? 'stiffness' : 'moved';
      const own = restraint[key];
      if (own === null) return null;
      const turn = (to: Fraction) => {
        const turned: ExactRestraint = { ...restraint, [key]: to };
        return withSupport(beam, knob.support, { ...support, [direction]: turned });
      };
      const under = knob.kind === 'spring' ? 1 : 0;
      return { own, turn, ...still, degrees: { over: 2, under, power: 0 } };
    }
    default:
      return knob satisfies never;
  }
}

function turnLoadSize(document: BeamCase, beam: ExactBeam, index: number): TurnedKnob | null {
  const load = document.loads[index];
  if (load === undefined) return null;
  const own = 'c' in load ? exactNumber(load.c[0]) : UNIT;
  if (own.numerator === 0n) return null;
  const turn = (to: Fraction) => {
    const factor = quotient(to, own);
    return withLoad(beam, index, ({ points, spreads }) => ({
      points: points.map(({ x, force, couple }) => ({
        x,
        force: multiplyFractions(force, factor),
        couple: multiplyFractions(couple, factor),
      })),
      spreads: spreads.map((spread) => ({ ...spread, q: scaleExact(spread.q, factor) })),
    }));
  };
  return { own, turn, carry: (x) => x, isPlace: false, degrees: { over: 1, under: 0, power: 0 } };
}

function turnSpan(beam: ExactBeam, [left, right]: readonly [number, number]): TurnedKnob | null {
  const [from, end] = [beam.supports[left]?.x, beam.supports[right]?.x];
  if (from === undefined || end === undefined || compareFractions(from, end) >= 0) return null;
  const own = subtractFraction(end, from);
  const carry = (x: Fraction, to: Fraction): Fraction => {
    if (compareFractions(x, from) <= 0) return x;
    if (compareFractions(x, end) >= 0) return addFractions(x, subtractFraction(to, own));
    return addFractions(from, quotient(multiplyFractions(subtractFraction(x, from), to), own));
  };
  // A load that is not uniform and extends past a support of the span would not remain a parabola.
  const passes = ({ x0, x1, q }: ExactLoad['spreads'][number]) =>
    q.length > 1 && [from, end].some((x) => compareFractions(x0, x) < 0 && compareFractions(x, x1) < 0);
  if (beam.loads.some(({ spreads }) => spreads.some(passes))) return null;
  const turn = (to: Fraction): ExactBeam => ({
    L: carry(beam.L, to),
    supports: beam.supports.map((one) => ({ ...one, x: carry(one.x, to) })),
    loads: beam.loads.map(({ points, spreads }) => ({
      points: points.map((one) => ({ ...one, x: carry(one.x, to) })),
      spreads: spreads.map((one) => ({ ...one, x0: carry(one.x0, to), x1: carry(one.x1, to) })),
    })),
    stretches: beam.stretches.map((one) => ({ ...one, x0: carry(one.x0, to) })),
  });
  const rows = beam.supports.reduce(
    (sum, { y, r, isCut }) => sum + (y === null ? 0 : 3) + (r === null ? 0 : 2) + (isCut ? 1 : 0),
    0,
  );
  // Each condition and each unknown has powers of its own distance; ordinates of loads depend on the relative position
  // within a range.
  return { own, turn, carry, isPlace: true, degrees: { over: 2 * rows + 15, under: 2 * rows + 6, power: 2 } };
}

function withLoad(beam: ExactBeam, index: number, change: (load: ExactLoad) => ExactLoad): ExactBeam {
  return { ...beam, loads: beam.loads.map((load, k) => (k === index ? change(load) : load)) };
}

function withSupport(beam: ExactBeam, index: number, support: ExactBeam['supports'][number]): ExactBeam {
  return { ...beam, supports: beam.supports.map((one, k) => (k === index ? support : one)) };
}

function moveLoad({ points, spreads }: ExactLoad, by: Fraction): ExactLoad {
  return {
    points: points.map((one) => ({ ...one, x: addFractions(one.x, by) })),
    spreads: spreads.map((one) => ({
      ...one,
      x0: addFractions(one.x0, by),
      x1: addFractions(one.x1, by),
    })),
  };
}

/** Lists every place of a beam, in an order that does not depend on where the places are. */
function listAll({ L, supports, loads, stretches }: ExactBeam): Fraction[] {
  return [
    NOUGHT,
    L,
    ...supports.map(({ x }) => x),
    ...loads.flatMap(({ points, spreads }) => [
      ...points.map(({ x }) => x),
      ...spreads.flatMap(({ x0, x1 }) => [x0, x1]),
    ]),
    ...stretches.map(({ x0 }) => x0),
  ];
}

/**
 * Lists the numbers between `lo` and `hi`, both included, at which two places of the beam meet: between neighbouring
 * numbers every result is a single rational function. `further` are additional places.
 */
export function listMeetings(
  knob: TurnedKnob,
  of: { readonly lo: Fraction; readonly hi: Fraction; readonly further: readonly Fraction[] },
): Fraction[] {
  const { lo, hi } = of;
  const found = [lo, hi];
  if (knob.isPlace) {
    const at = (t: Fraction) => [...listAll(knob.turn(t)), ...of.further.map((x) => knob.carry(x, t))];
    const [first, second] = [at(lo), at(hi)];
    const slopes = first.map((x, k) => quotient(subtractFraction(second[k]!, x), subtractFraction(hi, lo)));
    first.forEach((x, i) => {
      for (let k = 0; k < i; k++) {
        // x + slope·(t - lo) is equal for both places.
        const t = divideFractions(subtractFraction(first[k]!, x), subtractFraction(slopes[i]!, slopes[k]!));
        if (!t.ok) continue;
        const place = addFractions(lo, t.value);
        if (compareFractions(place, lo) > 0 && compareFractions(place, hi) < 0) found.push(place);
      }
    });
  }
  found.sort(compareFractions);
  return found.filter((t, k) => k === 0 || compareFractions(t, found[k - 1]!) !== 0);
}
