import type { CrossSection } from '../../model/document.ts';
import type { Wall } from '../walls.ts';
import { measure } from './annotation.ts';
import type { Annotation } from './annotation.ts';
import type { ShapePlan } from './shapePlan.ts';
import { twistAboutCentroid } from './shapeTwist.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/** Plans a full circle of diameter Dy. */
export function planCircle({ Dy = 0 }: CrossSection): ShapePlan {
  return { sizes: ['Dy'], limits: {}, rings: [{ y: Dy / 2, z: Dy / 2, radius: Dy / 2, turn: 1 }] };
}

/** A full circle has no walls. */
export function wallCircle(): readonly Wall[] {
  return [];
}

/** Computes how a circle resists twisting: it does not warp. */
export function twistCircle({ Dy = 0 }: CrossSection): ShapeTwist {
  return twistAboutCentroid({ It: (Math.PI * Dy ** 4) / 32, Iw: 0 });
}

/** Says where the diameter of a circle shows. */
export function annotateCircle({ Dy = 0 }: CrossSection): readonly Annotation[] {
  return [measure('Dy', 'diameter', [Dy / 2, 0, Dy / 2, Dy])];
}
