import type { TrussCase } from '@eecs/solver-core/truss';

/** Above so many rods a drawing goes onto a canvas: as one path of so many lines a browser paints it too slowly. */
const MOST_RODS = 3000;

/** Returns whether a truss is drawn on a canvas. */
export function isLarge({ links }: Pick<TrussCase, 'links'>): boolean {
  return links.length > MOST_RODS;
}
