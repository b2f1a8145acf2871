import type { CrossSection } from '../../../model/document.ts';
import { computeRectangleTwist } from '../../rectangleTwist.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';
import { twistAboutCentroid } from './shapeTwist.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/** Lays the centre line along the longer side. */
export function layRectangle({ b = 0, h = 0 }: CrossSection): readonly Wall[] {
  return h >= b
    ? [createWall({ y: b / 2, z: 0 }, { y: b / 2, z: h }, b)]
    : [createWall({ y: 0, z: h / 2 }, { y: b, z: h / 2 }, h)];
}

/** Computes how a rectangle resists twisting, as if its corners were sharp. */
export function twistRectangle({ b = 0, h = 0 }: CrossSection): ShapeTwist {
  return twistAboutCentroid(computeRectangleTwist(Math.min(b, h), Math.max(b, h)));
}
