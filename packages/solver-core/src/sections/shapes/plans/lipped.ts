import type { CrossSection } from '../../../model/common/document.ts';
import type { Corner } from '../../outline.ts';
import type { ShapePlan } from './shapePlan.ts';

/**
 * Defines a channel or a zee bent from a strip of thickness t, with each flange b wide including the web; lips of
 * length c, measured from the outside of the flange, no lips if c is 0; inner radius r1, outer radius r1 + t.
 *
 * The web of the channel is on the left. The zee has the orientation of the letter, with the upper flange to the left
 * of the web and the lower one to the right, so that the whole is 2 b - t wide.
 */
export function planLipped({ className, b = 0, c = 0, h = 0, t = 0, r1 = 0 }: CrossSection): ShapePlan {
  const isZee = className === 'lippedzsection';
  const web = isZee ? b - t : 0;
  const tip = web + b;
  // From the outer corner of the web at the bottom, around the lower flange, to the inner corner.
  const lower: readonly Corner[] = [
    [web, 0, 'r4'],
    ...(c > 0
      ? ([
          [tip, 0, 'r4'],
          [tip, c],
          [tip - t, c],
          [tip - t, t, 'r1'],
        ] satisfies Corner[])
      : ([
          [tip, 0],
          [tip, t],
        ] satisfies Corner[])),
    [web + t, t, 'r1'],
  ];
  const upper = lower.map(([y, z, ...radius]): Corner => [isZee ? tip - y : y, h - z, ...radius]);
  // Bends may touch each other, and may end where the strip ends.
  const room = Math.min(h / 2, ...(c > 0 ? [b / 2, c] : [b]));
  return {
    sizes: ['h', 'b', 't', ...(c > 0 ? (['c'] as const) : [])],
    // The lips of a channel would meet in the middle; those of a zee would not, but they are limited by the height h.
    limits: { t: room, ...(t < room && { r1: room - t }), ...(c > 0 && { c: isZee ? h : h / 2 }) },
    radii: { r1, r4: r1 + t },
    rings: [[...lower, ...(isZee ? upper : upper.reverse())]],
  };
}
