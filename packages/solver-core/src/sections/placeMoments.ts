import { cosDeg, sinDeg } from '../geometry/trigonometry.ts';
import type { Turning } from './placing.ts';

/** Second moments about axes through the centroid. */
export interface SecondMoments {
  readonly Iy: number;
  readonly Iz: number;
  readonly Iyz: number;
}

/**
 * Computes the second moments of a section in its position in the beam: mirrored left to right if `isFlipped`, then
 * rotated counter-clockwise by `alphaDeg`; about the axes of the beam, in the unit of the given moments.
 *
 * Source: Mohr's circle (THEORY.md, "Cross-sections").
 *
 * @example placeMoments({ Iy: 3, Iz: 1, Iyz: 0 }, { alphaDeg: 90, isFlipped: false }) // Iy 1, Iz 3
 */
export function placeMoments(
  { Iy, Iz, Iyz }: SecondMoments,
  { alphaDeg, isFlipped }: Turning,
): SecondMoments {
  const c = cosDeg(alphaDeg);
  const s = sinDeg(alphaDeg);
  const product = isFlipped ? -Iyz : Iyz;
  return {
    Iy: Iy * c * c + Iz * s * s + 2 * product * s * c,
    Iz: Iz * c * c + Iy * s * s - 2 * product * s * c,
    Iyz: (Iz - Iy) * s * c + product * (c * c - s * s),
  };
}
