import type { BeamCase } from '@eecs/solver-core';

/**
 * Lists the points of the dimension chain: the ends of the beam and every support between them, once each, ascending.
 */
export function listDimensionPlaces({ supports, L }: Pick<BeamCase, 'supports' | 'L'>): number[] {
  const places = supports.map(({ x }) => x).filter((x) => x > 0 && x < L);
  return [0, ...new Set(places), L].sort((a, b) => a - b);
}
