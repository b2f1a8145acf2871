import type { BeamSet } from '../beam/answer.ts';
import { valueAt } from '../beam/diagrams/valueAt.ts';
import type { BeamCase } from '../model/document.ts';
import type { Point } from '../sections/outline.ts';
import { isWithin } from './chords.ts';
import { shearPerForce } from './fibres.ts';
import { stressPerMoment } from './normalStress.ts';
import { listShearProfile } from './shearStress.ts';
import type { ShearOrdinate } from './shearStress.ts';
import { computeEquivalents, computePrincipals, getTheoryConstants } from './strengthTheories.ts';
import type { Theory } from './strengthTheories.ts';
import { placeSections } from './stressRanges.ts';
import type { StressRange } from './stressRanges.ts';

/** A cross-section of the beam; where something jumps, the side from which it is seen. */
export interface Cut {
  readonly x: number;
  /** @default 'right' */
  readonly side?: 'left' | 'right';
}

/** A point of the beam: z up from the centroid and y to the right of it seen along +x, mm or in. */
export interface BeamPoint extends Cut, Point {
  /**
   * Which shear stress is meant where the width jumps.
   * @default 'above'
   */
  readonly level?: 'above' | 'below';
}

/** The stresses at a point, MPa or psi. */
export interface StressState {
  /** Normal stress along the beam, tension positive. */
  readonly sigma: number;
  /** Shear stress, positive with Q: clockwise on an element. */
  readonly tau: number;
  /** Principal stresses, s1 >= 0 >= s3; the one across the plane of the beam is zero. */
  readonly s1: number;
  readonly s3: number;
  /** From +x to the direction of s1, degrees counter-clockwise in (-90, 90]; 0 where nothing is stressed. */
  readonly direction: number;
  /** Equivalent stresses of the five theories; null when Poisson's ratio is not within (0, 0.5]. */
  readonly eq: Readonly<Record<Theory, number>> | null;
}

/**
 * Computes the stress state at any point of a solved beam.
 *
 * `set` is one of the answer's, `document` the one it was solved from. Null outside the beam and its material, and where
 * `computeStresses` has nothing to say.
 * Source: THEORY.md, "Stresses".
 *
 * @example stressAt(document, set, { x: 0, y: 0, z: 0 })?.direction // -45: pure shear where Q is positive
 */
export function stressAt(document: BeamCase, set: BeamSet, point: BeamPoint): StressState | null {
  const range = rangeAt(document, point);
  if (!range) return null;
  const { section, material } = range;
  const { x, side, z, level = 'above' } = point;
  if (!isWithin(section.outlines, point, section.top - section.bottom)) return null;
  const sigma =
    valueAt(set.N, x, side) / section.A + valueAt(set.M, x, side) * stressPerMoment(section, point);
  const tau = valueAt(set.Q, x, side) * shearPerForce(section, z, level);
  const constants = getTheoryConstants(material);
  return {
    sigma,
    tau,
    ...computePrincipals(sigma, tau),
    direction: directionOf(sigma, tau),
    eq: constants && computeEquivalents(sigma, tau, constants),
  };
}

/**
 * Lists the shear stress over the height of the section at x, from the bottom up; at width jumps on both sides.
 *
 * Null where `stressAt` is.
 */
export function shearProfile(document: BeamCase, set: BeamSet, cut: Cut): readonly ShearOrdinate[] | null {
  const range = rangeAt(document, cut);
  return range ? listShearProfile(range.section, valueAt(set.Q, cut.x, cut.side)) : null;
}

function rangeAt(document: BeamCase, { x, side = 'right' }: Cut): StressRange | null {
  const { ranges, gaps } = placeSections(document);
  if (gaps.length > 0 || !(x >= 0 && x <= document.L)) return null;
  const found = ranges.find(({ x1 }) => x < x1 || (side === 'left' && x === x1));
  return found ?? ranges.at(-1)!;
}

/** A clockwise shear stress points down on the face that looks along +x: tau_xy = -tau. */
function directionOf(sigma: number, tau: number): number {
  if (tau === 0) return sigma < 0 ? 90 : 0;
  return (Math.atan2(-2 * tau, sigma) * 90) / Math.PI;
}
