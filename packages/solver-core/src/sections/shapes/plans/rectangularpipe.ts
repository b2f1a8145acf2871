import type { CrossSection } from '../../../model/common/document.ts';
import { planBox } from './rectangle.ts';
import type { ShapePlan } from './shapePlan.ts';

/** Defines a rectangular pipe: wall tw, outer radius r1, inner radius ri (r1 less the wall if absent). */
export function planRectangularPipe(section: CrossSection): ShapePlan {
  const { b = 0, h = 0, tw = 0 } = section;
  const ri = innerRadius(section);
  return {
    sizes: ['h', 'b', 'tw'],
    // With a larger radius the outer arc would cut through the inner corner.
    limits: { tw: Math.min(b, h) / 2, r1: ri + (2 + Math.SQRT2) * tw },
    radii: { ...section, ri },
    rings: [planBox({ b, h, inset: 0 }, 'r1'), planBox({ b, h, inset: tw }, 'ri').reverse()],
  };
}

/** Returns the inner corner radius of a rectangular pipe. */
export function innerRadius({ tw = 0, r1 = 0, ri }: CrossSection): number {
  return ri ?? Math.max(r1 - tw, 0);
}
