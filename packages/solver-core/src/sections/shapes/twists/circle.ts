import type { CrossSection } from '../../../model/document.ts';
import type { Wall } from '../../walls.ts';
import { twistAboutCentroid } from './shapeTwist.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/** A full circle has no walls. */
export function layCircle(): readonly Wall[] {
  return [];
}

/** Computes how a circle resists twisting: it does not warp. */
export function twistCircle({ Dy = 0 }: CrossSection): ShapeTwist {
  return twistAboutCentroid({ It: (Math.PI * Dy ** 4) / 32, Iw: 0 });
}
