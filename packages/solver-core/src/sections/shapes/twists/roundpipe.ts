import type { CrossSection } from '../../../model/document.ts';
import { circleOutline } from '../../outline.ts';
import type { BentWall } from '../../walls.ts';
import { twistAboutCentroid } from './shapeTwist.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/** Lays the circle in the middle of the wall. */
export function layRoundPipe({ Dy = 0, tw = 0 }: CrossSection): readonly BentWall[] {
  const [edge] = circleOutline({ y: Dy / 2, z: Dy / 2, radius: (Dy - tw) / 2, turn: 1 });
  return [{ ...edge, thickness: [tw, tw] }];
}

/** Computes how a round pipe resists twisting, without warping, and a shear force. */
export function twistRoundPipe(section: CrossSection): ShapeTwist {
  const { Dy = 0, tw = 0 } = section;
  const inner = Dy - 2 * tw;
  return {
    ...twistAboutCentroid({ It: (Math.PI * (Dy ** 4 - inner ** 4)) / 32, Iw: 0 }),
    shearArea: roundPipeShearArea(section),
  };
}

/**
 * Computes the shear area of a round pipe in its own numbers: half of its area where the wall is thin.
 *
 * Source: G. R. Cowper, The shear coefficient in Timoshenko's beam theory, J. Appl. Mech. 33 (1966), hollow circle, Poisson's ratio 0.
 */
export function roundPipeShearArea({ Dy = 0, tw = 0 }: CrossSection): number {
  const inner = Dy - 2 * tw;
  const square = (1 + (inner / Dy) ** 2) ** 2;
  const area = (Math.PI * (Dy ** 2 - inner ** 2)) / 4;
  return (area * 6 * square) / (7 * square + 20 * (inner / Dy) ** 2);
}
