import type { TrussCase } from '@eecs/solver-core/truss';

/** With more rods than this a drawing uses a canvas, because a browser paints one path of so many lines too slowly. */
const MOST_RODS = 3000;

/** Returns whether a truss is drawn on a canvas. */
export function isLarge({ links }: Pick<TrussCase, 'links'>): boolean {
  return links.length > MOST_RODS;
}
