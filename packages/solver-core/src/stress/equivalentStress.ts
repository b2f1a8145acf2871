import type { BeamSet } from '../beam/answer.ts';
import type { Theory } from '../beam/stressParts.ts';
import { bound, evaluate } from '../linalg/polynomial.ts';
import { roundDecimals, roundDigits } from '../linalg/roundDigits.ts';
import { shifted } from '../linalg/polynomialProduct.ts';
import { CURVE, LOST_PEAK, SAME_EXTREME } from '../linalg/tolerance.ts';
import { turnsOf } from '../linalg/turns.ts';
import type { Curve, CurvePoint, CurveSegment } from '../beam/diagrams/curve.ts';
import { findPeak } from './goldenSection.ts';
import type { PlacedSection } from './placedSection.ts';
import { THEORIES } from './strengthTheories.ts';
import type { TheoryConstants } from './strengthTheories.ts';
import { createCutSearch } from './worstFibre.ts';
import type { CutSearch, Forces } from './worstFibre.ts';

/** A part of the beam with one section that has an outline, and what the theories ask of its material. */
export interface OutlinedRange {
  readonly x0: number;
  readonly x1: number;
  readonly section: PlacedSection;
  readonly constants: TheoryConstants;
}

/** The beam in pieces with one section each, as equivalent stresses search it. */
export interface SearchedRange {
  readonly x0: number;
  readonly x1: number;
  readonly search: CutSearch;
}

/** Prepares the sections of a beam for the search, each once for a material. */
export function prepareSearch(ranges: readonly OutlinedRange[]): readonly SearchedRange[] {
  const searches = new Map<PlacedSection, Map<string, CutSearch>>();
  return ranges.map(({ x0, x1, section, constants }) => {
    const ofSection = searches.get(section) ?? new Map<string, CutSearch>();
    searches.set(section, ofSection);
    const key = `${constants.nu} ${constants.k}`;
    const search = ofSection.get(key) ?? createCutSearch(section, constants);
    ofSection.set(key, search);
    return { x0, x1, search };
  });
}

/**
 * Whether the search is done in a second, as far as its size tells: it grows with the pieces of the beam in all sets, and with the different
 * sections that have to be prepared. Beyond it the answer would be tens of megabytes too.
 */
export function isSearchable(
  sets: readonly Pick<BeamSet, 'M'>[],
  ranges: readonly Pick<OutlinedRange, 'section'>[],
): boolean {
  const pieces = sets.reduce((sum, { M }) => sum + M.segments.length + ranges.length, 0);
  const sections = new Set(ranges.map(({ section }) => section)).size;
  return pieces + SECTION_COST * sections <= MOST_PIECES;
}

const MOST_PIECES = 450;
/** To prepare a section costs what the search of so many pieces does. */
const SECTION_COST = 12;

/**
 * Computes the greatest equivalent stress of each cross-section along the beam after the five theories, MPa or psi.
 *
 * It is no polynomial, so a curve: samples close enough for straight lines to stay within 1e-4 of the largest value. They begin with the
 * ends of each piece, the turns of N, Q, M and eight parts, and are halved until the middle agrees. Extremes are bracketed by samples and
 * found by golden section, in x and over the height of the section: exact up to rounding while one peak stands between neighbouring samples,
 * else to the 1e-4 of the curve.
 * Source: THEORY.md, "Stresses".
 */
export function computeEquivalentStress(
  set: Pick<BeamSet, 'N' | 'Q' | 'M'>,
  ranges: readonly SearchedRange[],
): Readonly<Record<Theory, Curve>> {
  const pieces = cutPieces(set, ranges);
  const begun = pieces.map((piece) => ({ piece, samples: piece.first.map((x) => sample(piece, x)) }));
  const scale = mapTheories((theory) =>
    begun.flatMap(({ samples }) => samples).reduce((most, { values }) => Math.max(most, values[theory]), 0),
  );
  const sampled = begun.map(({ piece, samples: [first, ...others] }) => {
    const samples = [first!];
    for (const right of others) {
      addBetween(samples, piece, samples.at(-1)!, right, scale);
      samples.push(right);
    }
    return { piece, samples };
  });
  const drawCurve = (theory: Theory): Curve => ({
    segments: sampled.map(({ piece, samples }): CurveSegment => {
      const y = samples.map(({ values }) => roundDigits(values[theory], DIGITS));
      return { x0: piece.x0, x1: piece.x1, x: samples.map(({ x }) => x), y };
    }),
    min: findExtreme(sampled, theory, -1),
    max: findExtreme(sampled, theory, 1),
  });
  const [eq1, eq2, eq3, eq4] = [drawCurve('eq1'), drawCurve('eq2'), drawCurve('eq3'), drawCurve('eq4')];
  const isMohrTresca = ranges.every(({ search }) => search.isMohrTresca);
  return { eq1, eq2, eq3, eq4, eq5: isMohrTresca ? eq3 : drawCurve('eq5') };
}

interface Piece {
  readonly x0: number;
  readonly x1: number;
  readonly search: CutSearch;
  readonly forcesAt: (x: number) => Forces;
  /** Where sampling begins. */
  readonly first: readonly number[];
  /** At most the second derivative of what forces add to a line. */
  readonly curvature: Readonly<Record<Theory, number>>;
}

interface Sample {
  readonly x: number;
  readonly values: Readonly<Record<Theory, number>>;
}

interface SampledPiece {
  readonly piece: Piece;
  readonly samples: readonly Sample[];
}

/** What is straight to 1e-4 needs no more: it halves the text of an answer. */
const DIGITS = 7;

const FIRST_PARTS = 8;
/** Halvings of a first part: a kink is within 1/8000 of a piece then. */
const MOST_HALVINGS = 10;

/** Cuts the beam wherever one of N, Q, M or the section changes its polynomial. */
function cutPieces({ N, Q, M }: Pick<BeamSet, 'N' | 'Q' | 'M'>, ranges: readonly SearchedRange[]): Piece[] {
  const lists = [N.segments, Q.segments, M.segments, ranges];
  const starts = lists.flatMap((list) => list.map(({ x0 }) => x0)).toSorted((a, b) => a - b);
  const places = [...new Set([...starts, N.segments.at(-1)!.x1])];
  const polynomialsOf = [N, Q, M].map(({ segments }) => createFollower(segments));
  const rangeOf = createFollower(ranges);
  return places.slice(1).map((x1, i) => {
    const x0 = places[i]!;
    const [n, q, m] = polynomialsOf.map((follow) => {
      const segment = follow(x0);
      return shifted(segment.c, x0 - segment.x0);
    }) as [number[], number[], number[]];
    const parts = Array.from({ length: FIRST_PARTS }, (_, k) =>
      k === 0 ? x0 : shorten(x0 + ((x1 - x0) * k) / FIRST_PARTS, (x1 - x0) / FIRST_PARTS),
    );
    // Where each is zero or turns: those of an integral turn where it is zero.
    const turns = [n, q, m].flatMap((c) => [
      ...turnsOf([0, ...integral(c)], x1 - x0),
      ...turnsOf(c, x1 - x0),
    ]);
    const inner = [...parts, ...turns.map((s) => x0 + s)].filter((x) => x < x1);
    const { search } = rangeOf(x0);
    const bends = [n, q, m].map((c) => bound(derivative(derivative(c)), x1 - x0)) as [number, number, number];
    return {
      x0,
      x1,
      search,
      curvature: mapTheories(
        (theory) =>
          bends[0] * search.perForce.N[theory] +
          bends[1] * search.perForce.Q[theory] +
          bends[2] * search.perForce.M[theory],
      ),
      forcesAt: (x) => ({ N: evaluate(n, x - x0), Q: evaluate(q, x - x0), M: evaluate(m, x - x0) }),
      first: [...new Set([...inner.toSorted((a, b) => a - b), x1])],
    };
  });
}

/** Finds the pieces of a list for places that ascend: the last that begins at or before the place. */
function createFollower<Part extends { readonly x0: number }>(list: readonly Part[]): (x: number) => Part {
  let k = 0;
  return (x) => {
    while (k + 1 < list.length && list[k + 1]!.x0 <= x) k++;
    return list[k]!;
  };
}

function derivative(c: readonly number[]): number[] {
  return c.slice(1).map((coefficient, k) => coefficient * (k + 1));
}

function integral(c: readonly number[]): number[] {
  return c.map((coefficient, k) => coefficient / (k + 1));
}

function sample(piece: Piece, x: number): Sample {
  return { x, values: piece.search.greatest(piece.forcesAt(x)) };
}

/** Moves a place between samples by less than a thousandth of their distance, to one that is written in fewer digits. */
function shorten(x: number, distance: number): number {
  const digits = 3 - Math.floor(Math.log10(distance));
  return digits >= 0 && digits <= MOST_DIGITS ? roundDecimals(x, digits) : x;
}

/** Of a place: beyond it nothing is saved. */
const MOST_DIGITS = 9;

/** Adds the samples that have to stand between two to a list, ascending. */
function addBetween(
  samples: Sample[],
  piece: Piece,
  left: Sample,
  right: Sample,
  scale: Readonly<Record<Theory, number>>,
  halvings = MOST_HALVINGS,
): void {
  const middle = sample(piece, shorten((left.x + right.x) / 2, right.x - left.x));
  if (isStraight(left.values, middle.values, right.values, scale)) return;
  if (halvings > 0) addBetween(samples, piece, left, middle, scale, halvings - 1);
  samples.push(middle);
  if (halvings > 0) addBetween(samples, piece, middle, right, scale, halvings - 1);
}

function isStraight(
  left: Sample['values'],
  middle: Sample['values'],
  right: Sample['values'],
  scale: Sample['values'],
): boolean {
  for (const theory of THEORIES) {
    const bow = Math.abs(middle[theory] - (left[theory] + right[theory]) / 2);
    if (!(bow <= (CURVE / 2) * scale[theory])) return false;
  }
  return true;
}

/** Golden sections that tell which bracket has the highest peak: 1e-4 of its width. */
const ESTIMATE_STEPS = 20;

/** Golden sections that shrink a bracket to 5e-7 of its width, which is a hundredth of a piece or less. */
const STEPS = 30;

/** Finds the greatest (`sign` 1) or the least (-1) value along the beam, the first x of equal ones. */
function findExtreme(sampled: readonly SampledPiece[], theory: Theory, sign: 1 | -1): CurvePoint {
  let most = -Infinity;
  let scale = 0;
  for (const { samples } of sampled) {
    for (const { values } of samples) {
      most = Math.max(most, sign * values[theory]);
      scale = Math.max(scale, values[theory]);
    }
  }
  let found: Bracket | null = null;
  for (const { piece, samples } of sampled) {
    const last = samples.length - 1;
    for (let i = 0; i <= last; i++) {
      const height = sign * samples[i]!.values[theory];
      if (height < most - 2 * CURVE * scale) continue;
      const before = i === 0 ? -Infinity : sign * samples[i - 1]!.values[theory];
      const after = i === last ? -Infinity : sign * samples[i + 1]!.values[theory];
      if (height < before || height < after) continue;
      const range = [samples[Math.max(i - 1, 0)]!.x, samples[Math.min(i + 1, last)]!.x] as const;
      const estimate = (x: number) => sign * piece.search.greatestAfter(piece.forcesAt(x), theory);
      const isLevel = before === height || after === height;
      const peak = isLevel ? height : Math.max(findPeak(estimate, range, ESTIMATE_STEPS).value, height);
      if (!found || peak > found.peak + SAME_EXTREME * scale)
        found = { piece, x: samples[i]!.x, range: isLevel ? null : range, peak };
    }
  }
  const { piece, x, range } = sign === 1 ? findHigher(sampled, theory, found!) : found!;
  const exact = (place: number) => sign * piece.search.greatestAfter(piece.forcesAt(place), theory);
  const refined = range && findPeak(exact, range, STEPS);
  // A sample stands at a place of the document or a turn, which a peak only comes near.
  const isSample = refined === null || exact(x) >= refined.value - SAME_EXTREME * scale;
  const place = isSample ? x : refined.at;
  const { value, fibre } = piece.search.worst(piece.forcesAt(place), theory);
  return { x: place, value, at: { y: fibre.y, z: fibre.z } };
}

/**
 * Looks for a peak that no sample shows: higher than the one found by more than 1e-8 of it.
 *
 * Under forces that are linear in x each fibre's stress is convex in x, and so is the greatest of them: it is greatest at an end. What forces
 * add to the line between two samples adds at most curvature·h²/8; halves that cannot surpass the peak found are left.
 */
function findHigher(sampled: readonly SampledPiece[], theory: Theory, found: Bracket): Bracket {
  let best = found;
  const mayHide = (piece: Piece, higher: number, width: number) =>
    higher + (piece.curvature[theory] * width * width) / 8 > best.peak * (1 + LOST_PEAK);
  const look = (piece: Piece, left: Point, right: Point): void => {
    if (!mayHide(piece, Math.max(left.value, right.value), right.x - left.x)) return;
    const x = (left.x + right.x) / 2;
    if (x <= left.x || x >= right.x) return;
    const middle = { x, value: piece.search.greatestAfter(piece.forcesAt(x), theory) };
    if (middle.value > best.peak * (1 + LOST_PEAK))
      best = { piece, x, range: [left.x, right.x], peak: middle.value };
    look(piece, left, middle);
    look(piece, middle, right);
  };
  for (const { piece, samples } of sampled) {
    if (piece.curvature[theory] === 0) continue;
    for (let i = 1; i < samples.length; i++) {
      const left = samples[i - 1]!;
      const right = samples[i]!;
      const [atLeft, atRight] = [left.values[theory], right.values[theory]];
      // Most hide nothing: no points are made for them.
      if (!mayHide(piece, Math.max(atLeft, atRight), right.x - left.x)) continue;
      look(piece, { x: left.x, value: atLeft }, { x: right.x, value: atRight });
    }
  }
  return best;
}

interface Point {
  readonly x: number;
  readonly value: number;
}

/** A sample that none of its neighbours surpasses, and how far a peak beside it may rise. */
interface Bracket {
  readonly piece: Piece;
  readonly x: number;
  /** From its left to its right neighbour; null where one of them is as high. */
  readonly range: readonly [number, number] | null;
  readonly peak: number;
}

function mapTheories<Value>(of: (theory: Theory) => Value): Record<Theory, Value> {
  return { eq1: of('eq1'), eq2: of('eq2'), eq3: of('eq3'), eq4: of('eq4'), eq5: of('eq5') };
}
