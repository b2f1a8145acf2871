import type { CrossSection } from '../../../model/common/document.ts';
import type { ShapePlan } from './shapePlan.ts';
import { flangeOf } from './taperedFlange.ts';

/** Defines a channel with its web on the left: root radii r1, toe radii r2, flanges tapered by sf per cent. */
export function planCsection(section: CrossSection): ShapePlan {
  const { b = 0, h = 0, tw = 0 } = section;
  const { tip, root, limits } = flangeOf(section);
  return {
    sizes: ['h', 'b', 'tw', 'tf'],
    limits: { tw: b, ...limits },
    rings: [
      [
        [0, 0],
        [b, 0],
        [b, tip, 'r2'],
        [tw, root, 'r1'],
        [tw, h - root, 'r1'],
        [b, h - tip, 'r2'],
        [b, h],
        [0, h],
      ],
    ],
  };
}
