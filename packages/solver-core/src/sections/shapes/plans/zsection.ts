import type { CrossSection } from '../../../model/common/document.ts';
import type { ShapePlan } from './shapePlan.ts';
import { flangeOf } from './taperedFlange.ts';

/**
 * Defines a zee in the orientation of the letter: upper flange to the left of the web, lower one to the right. Each
 * flange is b wide including the web, so that the whole is 2 b - tw wide; root radii r1, toe radii r2, taper sf per
 * cent.
 */
export function planZsection(section: CrossSection): ShapePlan {
  const { b = 0, h = 0 } = section;
  const { outstand: left, tip, root, limits } = flangeOf(section);
  const right = b + left;
  return {
    sizes: ['h', 'b', 'tw', 'tf'],
    limits: { tw: b, ...limits },
    rings: [
      [
        [left, 0],
        [right, 0],
        [right, tip, 'r2'],
        [b, root, 'r1'],
        [b, h],
        [0, h],
        [0, h - tip, 'r2'],
        [left, h - root, 'r1'],
      ],
    ],
  };
}
