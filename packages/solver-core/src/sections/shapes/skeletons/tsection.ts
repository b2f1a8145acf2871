import type { CrossSection } from '../../../model/common/document.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';
import { flangeOf } from '../plans/taperedFlange.ts';

/** Returns the centre lines of the flange and the web. */
export function layTsection(section: CrossSection): readonly Wall[] {
  const { b = 0, h = 0, tw = 0, sw = 0 } = section;
  const { tip, root, slope } = flangeOf(section);
  const middle = root + (slope * tw) / 2;
  const lean = sw / 100;
  const top = { y: b / 2, z: h - middle / 2 };
  return [
    createWall(top, { y: 0, z: h - tip / 2 }, middle, tip),
    createWall(top, { y: b, z: h - tip / 2 }, middle, tip),
    createWall(top, { y: b / 2, z: 0 }, tw + lean * (h - middle), tw - lean * h),
  ];
}
