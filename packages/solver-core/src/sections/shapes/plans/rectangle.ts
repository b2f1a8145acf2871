import type { CrossSection } from '../../../model/common/document.ts';
import type { Corner, RadiusName } from '../../outline.ts';
import type { ShapePlan } from './shapePlan.ts';

/** Defines a rectangle with corners rounded by r1. */
export function planRectangle({ b = 0, h = 0 }: CrossSection): ShapePlan {
  return { sizes: ['h', 'b'], limits: {}, rings: [planBox({ b, h, inset: 0 }, 'r1')] };
}

/** Returns the four corners of a box `inset` within b by h, counter-clockwise, all with the same radius. */
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
