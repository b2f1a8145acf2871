import type { CrossSection } from '../../model/document.ts';
import type { Corner, RadiusName } from '../outline.ts';
import { computeRectangleTwist } from '../rectangleTwist.ts';
import { createWall } from '../walls.ts';
import type { Wall } from '../walls.ts';
import { measure } from './annotation.ts';
import type { Annotation } from './annotation.ts';
import type { ShapePlan } from './shapePlan.ts';
import { twistAboutCentroid } from './shapeTwist.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/** Plans a rectangle, its corners rounded by r1. */
export function planRectangle({ b = 0, h = 0 }: CrossSection): ShapePlan {
  return { sizes: ['h', 'b'], limits: {}, rings: [planBox({ b, h, inset: 0 }, 'r1')] };
}

/** The four corners of a box `inset` within b by h, counter-clockwise, all with the same radius. */
export function planBox(
  { b, h, inset }: { b: number; h: number; inset: number },
  radius: RadiusName,
): Corner[] {
  return [
    [inset, inset, radius],
    [b - inset, inset, radius],
    [b - inset, h - inset, radius],
    [inset, h - inset, radius],
  ];
}

/** Lays the centre line along the longer side. */
export function wallRectangle({ b = 0, h = 0 }: CrossSection): readonly Wall[] {
  return h >= b
    ? [createWall({ y: b / 2, z: 0 }, { y: b / 2, z: h }, b)]
    : [createWall({ y: 0, z: h / 2 }, { y: b, z: h / 2 }, h)];
}

/** Computes how a rectangle resists twisting, as if its corners were sharp. */
export function twistRectangle({ b = 0, h = 0 }: CrossSection): ShapeTwist {
  return twistAboutCentroid(computeRectangleTwist(Math.min(b, h), Math.max(b, h)));
}

/** Says where the dimensions of a rectangle show. */
export function annotateRectangle({ b = 0, h = 0 }: CrossSection): readonly Annotation[] {
  return [measure('h', 'length', [0, 0, 0, h]), measure('b', 'length', [0, 0, b, 0])];
}
