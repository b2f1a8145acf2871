import type { CrossSection } from '../../../model/document.ts';
import type { Corner } from '../../outline.ts';
import type { ShapePlan } from './shapePlan.ts';

/**
 * Plans a channel bent of a strip of thickness t, its web on the left, its flanges b wide with the web: lips c long,
 * measured from the outside of the flange, none where c is 0; inner radius r1, outer radius r1 + t.
 */
export function planLippedC(section: CrossSection): ShapePlan {
  const { h = 0 } = section;
  const lower = bendHalf(section);
  const upper = lower.map(([y, z, ...radius]): Corner => [y, h - z, ...radius]).reverse();
  return { ...measureBends(section), rings: [[...lower, ...upper]] };
}

/**
 * Plans a zee bent of a strip of thickness t, as the letter stands: upper flange to the left of the web, lower one to
 * the right, each b wide with the web, so that the whole is 2 b - t; lips and radii as of the channel.
 */
export function planLippedZ(section: CrossSection): ShapePlan {
  const { b = 0, h = 0, t = 0 } = section;
  const lower = bendHalf(section).map(([y, z, ...radius]): Corner => [y + b - t, z, ...radius]);
  const upper = lower.map(([y, z, ...radius]): Corner => [2 * b - t - y, h - z, ...radius]);
  return { ...measureBends(section), rings: [[...lower, ...upper]] };
}

/** The boundary from the outer corner of the web at the bottom, round the lower flange, to the inner corner. */
function bendHalf({ b = 0, c = 0, t = 0 }: CrossSection): readonly Corner[] {
  const lip: readonly Corner[] = [
    [b, 0, 'r4'],
    [b, c],
    [b - t, c],
    [b - t, t, 'r1'],
  ];
  const edge: readonly Corner[] = [
    [b, 0],
    [b, t],
  ];
  return [[0, 0, 'r4'], ...(c > 0 ? lip : edge), [t, t, 'r1']];
}

function measureBends(section: CrossSection): Omit<ShapePlan, 'rings'> {
  const { b = 0, c = 0, h = 0, t = 0, r1 = 0 } = section;
  // Bends may touch each other, and end where the strip ends.
  const room = Math.min(h / 2, ...(c > 0 ? [b / 2, c] : [b]));
  return {
    sizes: ['h', 'b', 't', ...(c > 0 ? (['c'] as const) : [])],
    limits: { t: room, ...(t < room && { r1: room - t }) },
    radii: { r1, r4: r1 + t },
  };
}
