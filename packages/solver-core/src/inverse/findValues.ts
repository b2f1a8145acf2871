import { fractionToNumber, multiplyFractions } from '../exact/fraction.ts';
import { addFractions, compareFractions } from '../exact/fractionArithmetic.ts';
import type { Fraction } from '../exact/fraction.ts';
import { quotient, subtractFraction, whole } from '../exact/exactPolynomial.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { Condition } from './condition.ts';
import { exactNumber, readExactBeam } from './exactBeam.ts';
import { sampleBetween } from './sampled.ts';
import type { Range, Sampled, Solve } from './sampled.ts';
import { listMeetings, turnKnob } from './knob.ts';
import type { Knob, TurnedKnob } from './knob.ts';
import { createSearch } from './search.ts';
import { solveExactBeam } from './solveExactBeam.ts';
import type { ExactSolution } from './solveExactBeam.ts';

/** A question about one number of a beam, in base units of its document: at which values does a condition hold? */
export interface InverseQuestion {
  /** The case set. @default 0 */
  readonly set?: number;
  readonly knob: Knob;
  readonly condition: Condition;
  /** The range of the number in which values are searched for, both ends included. */
  readonly from: number;
  readonly to: number;
}

/**
 * Why a question cannot be answered: the document has no such number or no such case set, the range is empty or leads
 * beyond the beam, shear strains count, the place or support does not exist, or a moment is not a parabola (`governs`).
 */
export type InverseFailure = 'noNumber' | 'set' | 'range' | 'shear' | 'place' | 'curved';

/** The answer to a question. */
export type FoundValues =
  | {
      readonly ok: true;
      /** The number in the document. */
      readonly own: number;
      /** All values at which the condition holds, ascending. */
      readonly values: readonly number[];
      /** Ranges in which the condition holds throughout. */
      readonly ranges: readonly (readonly [number, number])[];
      /** Ranges in which the beam is a mechanism. */
      readonly unstable: readonly (readonly [number, number])[];
      /** The quantity of the condition over the range, for a diagram: pairs of the number and the quantity. */
      readonly curve: readonly (readonly [number, number])[];
    }
  | { readonly ok: false; readonly why: InverseFailure };

/** Number of points of the diagram between two meetings of places. */
const CURVE_POINTS = 24;

/**
 * Finds all values of one number of a beam at which a condition holds. No value is missed: between two values at which
 * places of the beam meet, every result is a rational function of the number with degrees that are bounded; it is
 * determined exactly from enough exact solutions of the beam, and its roots are isolated by Sturm's theorem.
 *
 * The document must be one that can be solved. The values are those for the document's decimals, rounded to doubles.
 * Only bending of the beam, without shear strains.
 *
 * @example findValues(document, { knob: { kind: 'loadPlace', load: 0 }, from: 0, to: 6,
 *   condition: { kind: 'reaction', support: 0, direction: 'y', equals: 0 } })
 */
export function findValues(document: BeamCase, question: InverseQuestion): FoundValues {
  const { condition, set = 0 } = question;
  if (document.shear) return { ok: false, why: 'shear' };
  if (!(question.from < question.to)) return { ok: false, why: 'range' };
  if (set >= Math.max(1, document.caseSets.length)) return { ok: false, why: 'set' };
  const beam = readExactBeam(document, set);
  const knob = turnKnob(document, beam, question.knob);
  if (knob === null) return { ok: false, why: 'noNumber' };
  const [lo, hi] = [exactNumber(question.from), exactNumber(question.to)];
  if (!isWithin(knob, question.knob, [lo, hi])) return { ok: false, why: 'range' };
  const search = createSearch(condition, knob, beam);
  if (search === null) return { ok: false, why: 'place' };
  const solve = createSolver(knob);
  const meetings = listMeetings(knob, { lo, hi, further: search.places });
  const pieces: Sampled[] = [];
  const unstable: Range[] = [];
  for (const [k, to] of meetings.slice(1).entries()) {
    const range: Range = [meetings[k]!, to];
    const piece = sampleBetween({ range, degrees: knob.degrees, solve });
    if (piece === null) unstable.push(range);
    else pieces.push(piece);
  }
  const found = search.find({ meetings, pieces, solve });
  if (found === null) return { ok: false, why: 'curved' };
  const ranges = joinRanges(found.ranges, (t) => found.values.some((one) => compareFractions(one, t) === 0));
  const isInside = (t: Fraction) =>
    ranges.some(([a, b]) => compareFractions(a, t) <= 0 && compareFractions(t, b) <= 0);
  const values = found.values.filter((t) => !isInside(t)).sort(compareFractions);
  const numbers = values.map(fractionToNumber);
  return {
    ok: true,
    own: fractionToNumber(knob.own),
    values: numbers.filter((value, k) => value !== numbers[k - 1]),
    ranges: ranges.map(toNumbers),
    unstable: joinRanges(unstable, (t) => solve(t) === null).map(toNumbers),
    curve: pieces.flatMap(({ range }) => drawCurve(range, { solve, sizeAt: search.sizeAt })),
  };
}

/** Joins ranges, ascending, of which one ends where the next one begins if that number belongs to both. */
function joinRanges(ranges: readonly Range[], isIn: (t: Fraction) => boolean): readonly Range[] {
  return ranges.reduce<readonly Range[]>((joined, range) => {
    const last = joined.at(-1);
    return last !== undefined && compareFractions(last[1], range[0]) === 0 && isIn(range[0])
      ? [...joined.slice(0, -1), [last[0], range[1]]]
      : [...joined, range];
  }, []);
}

function toNumbers([a, b]: Range): readonly [number, number] {
  return [fractionToNumber(a), fractionToNumber(b)];
}

function drawCurve(
  [from, to]: Range,
  of: { readonly solve: Solve; readonly sizeAt: (solution: ExactSolution, t: Fraction) => number },
): (readonly [number, number])[] {
  const step = quotient(subtractFraction(to, from), whole(CURVE_POINTS));
  return Array.from({ length: CURVE_POINTS + 1 }, (_, k) =>
    addFractions(from, multiplyFractions(step, whole(k))),
  ).flatMap((t) => {
    const solution = of.solve(t);
    return solution === null ? [] : [[fractionToNumber(t), of.sizeAt(solution, t)] as const];
  });
}

/** Returns whether every place stays on the beam, and stiffnesses and spans stay above 0. */
function isWithin(knob: TurnedKnob, { kind }: Knob, ends: Range): boolean {
  if (kind === 'bending' || kind === 'spring' || kind === 'span') return ends[0].numerator > 0n;
  if (!knob.isPlace) return true;
  return ends.every((t) => {
    const { L, supports, loads } = knob.turn(t);
    const places = [
      ...supports.map(({ x }) => x),
      ...loads.flatMap(({ points, spreads }) => [
        ...points.map(({ x }) => x),
        ...spreads.flatMap(({ x0, x1 }) => [x0, x1]),
      ]),
    ];
    return places.every((x) => x.numerator >= 0n && compareFractions(x, L) <= 0);
  });
}

function createSolver(knob: TurnedKnob): Solve {
  const kept = new Map<string, ExactSolution | null>();
  return (t) => {
    const key = `${t.numerator}/${t.denominator}`;
    const known = kept.get(key);
    const solution = known === undefined ? solveExactBeam(knob.turn(t)) : known;
    kept.set(key, solution);
    return solution;
  };
}
