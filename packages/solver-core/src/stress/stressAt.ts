import type { BeamSet } from '../beam/answer/answer.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import type { BeamPoint, Cut, ShearOrdinate, StressState } from '../beam/results/stressParts.ts';
import type { BeamCase } from '../model/beam/document.ts';
import { isWithin } from './chords.ts';
import { shearPerForce } from './fibres.ts';
import { stressPerMoment } from './normalStress.ts';
import { listShearProfile } from './shearStress.ts';
import { computeEquivalents, computePrincipals, getTheoryConstants } from './strengthTheories.ts';
import { placeSections, rangeAt } from './stressRanges.ts';
import type { StressRange } from './stressRanges.ts';

/**
 * Computes the stress state at any point of a solved beam.
 *
 * `set` is a set of results, `document` the document that was solved. Returns null outside the beam and its material,
 * without real constants, and for a section without an outline (generic). Source: THEORY.md, "Stresses".
 *
 * @example stressAt(document, set, { x: 0, y: 0, z: 0 })?.direction // -45: pure shear where Q is positive
 */
export function stressAt(document: BeamCase, set: BeamSet, point: BeamPoint): StressState | null {
  return stressInRanges(placeSections(document), set, point);
}

/** Computes the same for a beam whose sections are already placed. */
export function stressInRanges(
  ranges: readonly StressRange[] | null,
  set: Pick<BeamSet, 'N' | 'Q' | 'M'>,
  point: BeamPoint,
): StressState | null {
  const range = rangeAt(ranges, point);
  const section = range?.shape.section;
  if (!section) return null;
  const { x, side, z, level = 'above' } = point;
  if (!isWithin(section.outlines, point, section.top - section.bottom)) return null;
  const sigma =
    valueAt(set.N, x, side) / section.A + valueAt(set.M, x, side) * stressPerMoment(section, point);
  const tau = valueAt(set.Q, x, side) * shearPerForce(section, z, level);
  const constants = getTheoryConstants(range.material);
  return {
    sigma,
    tau,
    ...computePrincipals(sigma, tau),
    direction: directionOf(sigma, tau),
    eq: constants && computeEquivalents(sigma, tau, constants),
  };
}

/**
 * Lists the shear stress over the height of the section at x, from the bottom up; at jumps of the width on both sides.
 *
 * Returns null if `stressAt` does.
 */
export function shearProfile(document: BeamCase, set: BeamSet, cut: Cut): readonly ShearOrdinate[] | null {
  return profileInRanges(placeSections(document), set, cut);
}

/** Lists the same for a beam whose sections are already placed. */
export function profileInRanges(
  ranges: readonly StressRange[] | null,
  set: BeamSet,
  cut: Cut,
): readonly ShearOrdinate[] | null {
  const section = rangeAt(ranges, cut)?.shape.section;
  return section ? listShearProfile(section, valueAt(set.Q, cut.x, cut.side)) : null;
}

/** A clockwise shear stress points down on the face that looks along +x: tau_xy = -tau. */
function directionOf(sigma: number, tau: number): number {
  if (tau === 0) return sigma < 0 ? 90 : 0;
  return (Math.atan2(-2 * tau, sigma) * 90) / Math.PI;
}
