import type { CrossSection } from '../../../model/common/document.ts';
import type { ShapePlan } from './shapePlan.ts';
import { flangeOf } from './taperedFlange.ts';

/** Defines an I or H section: root radii r1, toe radii r2, flanges tapered by sf per cent. */
export function planHsection(section: CrossSection): ShapePlan {
  const { b = 0, h = 0, tw = 0 } = section;
  const { outstand: left, tip, root, limits } = flangeOf(section);
  const right = left + tw;
  return {
    sizes: ['h', 'b', 'tw', 'tf'],
    limits: { tw: b, ...limits },
    rings: [
      [
        [0, 0],
        [b, 0],
        [b, tip, 'r2'],
        [right, root, 'r1'],
        [right, h - root, 'r1'],
        [b, h - tip, 'r2'],
        [b, h],
        [0, h],
        [0, h - tip, 'r2'],
        [left, h - root, 'r1'],
        [left, root, 'r1'],
        [0, tip, 'r2'],
      ],
    ],
  };
}
