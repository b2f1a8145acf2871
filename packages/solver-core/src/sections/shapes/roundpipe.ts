import type { CrossSection } from '../../model/document.ts';
import { circleOutline } from '../outline.ts';
import type { BentWall } from '../walls.ts';
import { measure } from './annotation.ts';
import type { Annotation } from './annotation.ts';
import type { ShapePlan } from './shapePlan.ts';
import { twistAboutCentroid } from './shapeTwist.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/** Plans a round pipe of outer diameter Dy and wall tw. */
export function planRoundPipe({ Dy = 0, tw = 0 }: CrossSection): ShapePlan {
  const middle = { y: Dy / 2, z: Dy / 2 };
  return {
    sizes: ['Dy', 'tw'],
    limits: { tw: Dy / 2 },
    rings: [
      { ...middle, radius: Dy / 2, turn: 1 },
      { ...middle, radius: Dy / 2 - tw, turn: -1 },
    ],
  };
}

/** Lays the circle in the middle of the wall. */
export function wallRoundPipe({ Dy = 0, tw = 0 }: CrossSection): readonly BentWall[] {
  const [edge] = circleOutline({ y: Dy / 2, z: Dy / 2, radius: (Dy - tw) / 2, turn: 1 });
  return [{ ...edge, thickness: [tw, tw] }];
}

/**
 * Computes how a round pipe resists twisting, without warping, and a shear force: half of its area where the wall is thin.
 *
 * Source: G. R. Cowper, The shear coefficient in Timoshenko's beam theory, J. Appl. Mech. 33 (1966), hollow circle, Poisson's ratio 0.
 */
export function twistRoundPipe({ Dy = 0, tw = 0 }: CrossSection): ShapeTwist {
  const inner = Dy - 2 * tw;
  const square = (1 + (inner / Dy) ** 2) ** 2;
  const area = (Math.PI * (Dy ** 2 - inner ** 2)) / 4;
  return {
    ...twistAboutCentroid({ It: (Math.PI * (Dy ** 4 - inner ** 4)) / 32, Iw: 0 }),
    shearArea: (area * 6 * square) / (7 * square + 20 * (inner / Dy) ** 2),
  };
}

/** Says where the dimensions of a round pipe show. */
export function annotateRoundPipe({ Dy = 0, tw = 0 }: CrossSection): readonly Annotation[] {
  return [
    measure('Dy', 'diameter', [Dy / 2, 0, Dy / 2, Dy]),
    measure('tw', 'thickness', [0, Dy / 2, tw, Dy / 2]),
  ];
}
