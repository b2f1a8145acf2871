import type { SolvedBeam } from '../beam/answer.ts';
import type { Diagram } from '../beam/diagrams/diagram.ts';
import type { BeamCase } from '../model/document.ts';
import type { Point } from '../sections/outline.ts';
import type { Curve } from './curve.ts';
import { computeEquivalentStress, prepareSearch } from './equivalentStress.ts';
import { findFarthestPoints } from './farthestPoints.ts';
import { computeNormalStress } from './normalStress.ts';
import { computeShearStress, findGreatestShear } from './shearStress.ts';
import type { GreatestShear } from './shearStress.ts';
import { placeSections } from './stressRanges.ts';
import type { StressGap, StressRange } from './stressRanges.ts';
import { getTheoryConstants } from './strengthTheories.ts';
import type { Theory } from './strengthTheories.ts';

/** Stresses of one case set along the beam: MPa (SI) or psi (US). */
export interface SetStresses {
  /** Normal stress, tension positive, at the points farthest above and below the neutral axis of bending. */
  readonly S: { readonly top: Diagram; readonly bottom: Diagram } | null;
  /** Greatest shear stress over the height, with the sign of Q. */
  readonly T: Diagram | null;
  /** Greatest equivalent stress of each cross-section after five strength theories; null also when it was not asked for. */
  readonly EQ: Readonly<Record<Theory, Curve>> | null;
}

/** What of the stresses is wanted. */
export interface StressOptions {
  /**
   * Whether the strength theories are, which cost more than all the rest.
   * @default false
   */
  readonly hasTheories?: boolean;
}

/** Where in the section the stresses of the diagrams are, between x0 and x1: from its centroid, y to the right seen along +x, z up, mm or in. */
export interface StressPlaces {
  readonly x0: number;
  readonly x1: number;
  readonly top: Point;
  readonly bottom: Point;
  readonly shear: Omit<GreatestShear, 'shear'>;
}

/** Stresses of a solved beam. */
export interface BeamStresses {
  /** As the answer has them. */
  readonly sets: readonly SetStresses[];
  readonly places: readonly StressPlaces[];
  /** Why something is null. */
  readonly gaps: readonly StressGap[];
}

/**
 * Computes the stresses of a solved beam: exact piecewise polynomials along it.
 *
 * `document` is the one the answer is of. Sections stand as `alpha` and `flip` say; nothing restrains lateral displacement, so bending is
 * general: sigma = N/A - M·(Iz·z - Iyz·y)/D, tau = Q·(Iz·Sy - Iyz·Sz)/(D·b). Valid for slender beams, without torsion.
 * A beam without real constants, or with a section that has no outline (generic), has null for all of it, and `gaps` say why.
 * Source: THEORY.md, "Stresses".
 *
 * @example computeStresses(document, answer).sets[0].S?.bottom.max // { x: 3, value: 117.2 }
 */
export function computeStresses(
  document: BeamCase,
  answer: Pick<SolvedBeam, 'sets'>,
  { hasTheories = false }: StressOptions = {},
): BeamStresses {
  const { ranges, gaps } = placeSections(document);
  if (gaps.length > 0) {
    return { sets: answer.sets.map(() => ({ S: null, T: null, EQ: null })), places: [], gaps };
  }
  const places = ranges.map(({ x0, x1, section }): StressPlaces => {
    const { z, side } = findGreatestShear(section);
    return { x0, x1, ...findFarthestPoints(section), shear: { z, side } };
  });
  const searched = hasTheories ? prepareSearch(ranges) : null;
  const sets = answer.sets.map((set) => ({
    S: computeNormalStress(set, ranges),
    T: computeShearStress(set, ranges),
    EQ: searched && computeEquivalentStress(set, searched),
  }));
  return { sets, places, gaps: hasTheories ? poissonGaps(ranges) : [] };
}

function poissonGaps(ranges: readonly StressRange[]): StressGap[] {
  const unknown = ranges.filter(({ material }) => getTheoryConstants(material) === null);
  const indexes = new Set(unknown.map(({ materialIndex }) => materialIndex));
  return [...indexes].map((index) => ({ code: 'stress.poisson', path: `/materials/${index}/nu` }));
}
