import type { BeamSet, SolvedBeam } from '../beam/answer.ts';
import type { Diagram } from '../beam/diagrams/diagram.ts';
import type { BeamCase } from '../model/document.ts';
import type { Point } from '../sections/outline.ts';
import { findFarthestPoints } from './farthestPoints.ts';
import { computeNormalStress } from './normalStress.ts';
import { computeShearStress, findGreatestShear } from './shearStress.ts';
import type { GreatestShear } from './shearStress.ts';
import { placeSections } from './stressRanges.ts';
import type { StressGap } from './stressRanges.ts';

/** Stresses of one case set along the beam: MPa (SI) or psi (US). */
export interface SetStresses {
  /** Normal stress, tension positive, at the points farthest above and below the neutral axis of bending. */
  readonly S: { readonly top: Diagram; readonly bottom: Diagram } | null;
  /** Greatest shear stress over the height, with the sign of Q. */
  readonly T: Diagram | null;
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
export function computeStresses(document: BeamCase, answer: Pick<SolvedBeam, 'sets'>): BeamStresses {
  const { ranges, gaps } = placeSections(document);
  if (gaps.length > 0) return { sets: answer.sets.map(() => ({ S: null, T: null })), places: [], gaps };
  const places = ranges.map(({ x0, x1, section }): StressPlaces => {
    const { z, side } = findGreatestShear(section);
    return { x0, x1, ...findFarthestPoints(section), shear: { z, side } };
  });
  const sets = answer.sets.map((set: BeamSet) => ({
    S: computeNormalStress(set, ranges),
    T: computeShearStress(set, ranges),
  }));
  return { sets, places, gaps };
}
