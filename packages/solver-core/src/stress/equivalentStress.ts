import type { BeamSet } from '../beam/answer/answer.ts';
import type { Theory } from '../beam/results/stressParts.ts';
import type { Curve } from '../diagrams/curve.ts';
import { roundDigits } from '../linalg/roundDigits.ts';
import type { PlacedSection } from './placedSection.ts';
import type { TheoryConstants } from './strengthTheories.ts';
import { findExtreme, pickExtreme } from './theoryExtremes.ts';
import { cutPieces } from './theoryPieces.ts';
import type { SearchedRange } from './theoryPieces.ts';
import { sampleTheories, sketchTheories } from './theorySamples.ts';
import { createCutSearch } from './worstFibre.ts';
import type { CutSearch } from './worstFibre.ts';

/** A part of the beam with a single section that has an outline, and the material properties that the theories need. */
export interface OutlinedRange {
  readonly x0: number;
  readonly x1: number;
  readonly section: PlacedSection;
  readonly constants: TheoryConstants;
}

/** Sections that are already prepared for the search, by their materials. */
export type PreparedSearches = WeakMap<PlacedSection, Map<string, CutSearch>>;

/**
 * Prepares the sections of a beam for the search, once per material; sections that are already prepared are taken
 * from `searches`.
 */
export function prepareSearch(
  ranges: readonly OutlinedRange[],
  searches: PreparedSearches = new WeakMap(),
): readonly SearchedRange[] {
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
 * Estimates whether the search takes less than a second: its time grows with the number of pieces of the beam in all
 * sets and with the number of different sections to prepare. Beyond that size the results would also take tens of
 * megabytes.
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
/** Preparing a section costs as much as the search of this many pieces. */
const SECTION_COST = 12;

/**
 * Computes the greatest equivalent stress of each cross-section along the beam for the five theories, MPa or psi.
 *
 * It is not a polynomial, so it is stored as a curve of samples, dense enough that straight lines stay within 1e-4 of
 * the largest value. The first samples are the ends of each piece, the turning points of N, Q, M and eight equal parts;
 * intervals are then halved until their midpoint agrees. Extremes are bracketed by samples and found by parabolas and
 * golden sections: exact up to rounding if there is only one peak between neighbouring samples, otherwise to the 1e-4
 * of the curve. Source: THEORY.md, "Stresses".
 */
export function computeEquivalentStress(
  set: Pick<BeamSet, 'N' | 'Q' | 'M'>,
  ranges: readonly SearchedRange[],
): Readonly<Record<Theory, Curve>> {
  const sampled = sampleTheories(cutPieces(set, ranges));
  const drawCurve = (theory: Theory): Curve => ({
    segments: sampled.map(({ piece: { x0, x1 }, x, values }) => {
      return { x0, x1, x, y: values[theory].map((value) => roundDigits(value, DIGITS)) };
    }),
    min: findExtreme(sampled, theory, -1),
    max: findExtreme(sampled, theory, 1),
  });
  const [eq1, eq2, eq3, eq4] = [drawCurve('eq1'), drawCurve('eq2'), drawCurve('eq3'), drawCurve('eq4')];
  const isMohrTresca = ranges.every(({ search }) => search.isMohrTresca);
  return { eq1, eq2, eq3, eq4, eq5: isMohrTresca ? eq3 : drawCurve('eq5') };
}

/**
 * Sketches the same result while an object is dragged: two to eight parts of each piece, some hundred samples in all,
 * and the extremes among them. All values are correct, but between samples the curve may deviate. The curve of a theory
 * is computed on demand, because a frame shows one or two of the five.
 */
export function sketchEquivalentStress(
  set: Pick<BeamSet, 'N' | 'Q' | 'M'>,
  ranges: readonly SearchedRange[],
): Readonly<Record<Theory, Curve>> {
  const sampled = sketchTheories(cutPieces(set, ranges));
  const drawn: Partial<Record<Theory, Curve>> = {};
  // Nothing is rounded, because a frame is not stored as text.
  const drawCurve = (theory: Theory): Curve => ({
    segments: sampled.map(({ piece: { x0, x1 }, x, values }) => ({ x0, x1, x, y: values[theory] })),
    min: pickExtreme(sampled, theory, -1),
    max: pickExtreme(sampled, theory, 1),
  });
  const find = (theory: Theory): Curve => (drawn[theory] ??= drawCurve(theory));
  return {
    get eq1() {
      return find('eq1');
    },
    get eq2() {
      return find('eq2');
    },
    get eq3() {
      return find('eq3');
    },
    get eq4() {
      return find('eq4');
    },
    get eq5() {
      return find('eq5');
    },
  };
}

/**
 * Number of significant digits that are stored; the curve is straight to 1e-4, and fewer digits halve the text of the
 * results.
 */
const DIGITS = 7;
