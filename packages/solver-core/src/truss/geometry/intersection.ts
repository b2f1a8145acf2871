import type { Point } from './guide.ts';

/** A common point of two guides. */
export interface SharedPoint extends Point {
  /** Whether they touch there without crossing each other. */
  readonly isTangent: boolean;
}

/** The intersection of two guides: at most four points, or the whole guide. */
export type Intersection =
  { readonly kind: 'points'; readonly points: readonly SharedPoint[] } | { readonly kind: 'coincident' };

export const NONE: Intersection = { kind: 'points', points: [] };
export const COINCIDENT: Intersection = { kind: 'coincident' };

export function crossing({ x, y }: Point): SharedPoint {
  return { x, y, isTangent: false };
}

export function touching({ x, y }: Point): SharedPoint {
  return { x, y, isTangent: true };
}
