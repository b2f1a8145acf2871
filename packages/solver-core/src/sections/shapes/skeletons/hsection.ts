import type { CrossSection } from '../../../model/common/document.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';
import { flangeOf } from '../plans/taperedFlange.ts';

/** Returns the centre lines of the flanges and the web. */
export function layHsection(section: CrossSection): readonly Wall[] {
  const { b = 0, h = 0, tw = 0 } = section;
  const { tip, root, slope } = flangeOf(section);
  const middle = root + (slope * tw) / 2;
  const low = { y: b / 2, z: middle / 2 };
  const high = { y: b / 2, z: h - middle / 2 };
  return [
    createWall(low, { y: 0, z: tip / 2 }, middle, tip),
    createWall(low, { y: b, z: tip / 2 }, middle, tip),
    createWall(low, high, tw),
    createWall(high, { y: 0, z: h - tip / 2 }, middle, tip),
    createWall(high, { y: b, z: h - tip / 2 }, middle, tip),
  ];
}
