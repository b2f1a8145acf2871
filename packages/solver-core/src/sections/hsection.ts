import type { CrossSection } from '../model/document.ts';
import { roundCorners } from './outline.ts';
import type { Outline } from './outline.ts';

/**
 * Outlines an I or H section with root radii r1, toe radii r2 and flanges tapered by sf per cent.
 *
 * tf is measured at the distance `uf` from the flange tip (the middle of the outstand when absent).
 * The lower left corner of the bounding box is the origin. Returns null when the dimensions do not make a section.
 */
export function outlineHSection(section: CrossSection): Outline | null {
  const { b = 0, h = 0, tw = 0, tf = 0, r1 = 0, r2 = 0, sf = 0 } = section;
  const outstand = (b - tw) / 2;
  const { uf = outstand / 2 } = section;
  const slope = sf / 100;
  const tip = tf - slope * uf;
  const root = tf + slope * (outstand - uf);
  const isBuildable = tw > 0 && outstand > 0 && tip > 0 && 2 * root < h && r1 >= 0 && r2 >= 0 && slope >= 0;
  if (!isBuildable || r1 + r2 > outstand || root + r1 > h / 2 || r2 > tip) return null;
  const left = outstand;
  const right = outstand + tw;
  return roundCorners([
    { y: 0, z: 0 },
    { y: b, z: 0 },
    { y: b, z: tip, r: r2 },
    { y: right, z: root, r: r1 },
    { y: right, z: h - root, r: r1 },
    { y: b, z: h - tip, r: r2 },
    { y: b, z: h },
    { y: 0, z: h },
    { y: 0, z: h - tip, r: r2 },
    { y: left, z: h - root, r: r1 },
    { y: left, z: root, r: r1 },
    { y: 0, z: tip, r: r2 },
  ]);
}
