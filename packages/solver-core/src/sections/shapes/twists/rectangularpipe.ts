import type { CrossSection } from '../../../model/document.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';
import { innerRadius } from '../plans/rectangularpipe.ts';
import { twistAboutCentroid } from './shapeTwist.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/** Lays the centre lines of the four walls. */
export function layRectangularPipe({ b = 0, h = 0, tw = 0 }: CrossSection): readonly Wall[] {
  const near = tw / 2;
  const corners = [
    { y: near, z: near },
    { y: b - near, z: near },
    { y: b - near, z: h - near },
    { y: near, z: h - near },
  ];
  return corners.map((corner, i) => createWall(corner, corners[(i + 1) % 4]!, tw));
}

/**
 * Computes how a rectangular pipe resists twisting.
 *
 * Source: EN 10210-2, annex B (Bredt's formula on the centre line, and t³/3 along it); warping of the closed thin-walled box with sharp
 * corners, THEORY.md, "Cross-sections".
 */
export function twistRectangularPipe(section: CrossSection): ShapeTwist {
  const { b = 0, h = 0, tw: t = 0, r1 = 0 } = section;
  const width = b - t;
  const depth = h - t;
  const radius = (r1 + innerRadius(section)) / 2;
  const length = 2 * (width + depth) - 2 * radius * (4 - Math.PI);
  const area = width * depth - radius ** 2 * (4 - Math.PI);
  const Iw = (t * (width * depth * (depth - width)) ** 2) / (24 * (width + depth));
  return twistAboutCentroid({ It: (length * t ** 3) / 3 + (4 * area ** 2 * t) / length, Iw });
}
