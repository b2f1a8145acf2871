import type { BeamCase } from '../../../model/beam/document.ts';
import { isOnBeam } from './isOnBeam.ts';
import { moveInside } from './moveInside.ts';

/**
 * Objects in impossible places: supports beyond an end or at one place with
 * another, loads beyond an end; by their indexes.
 */
export interface Collisions {
  readonly supportsBeyond: readonly number[];
  readonly supportsAtOnePlace: readonly number[];
  readonly loadsBeyond: readonly number[];
}

/**
 * Finds what collides in a document. One that was edited by these rules has no more than supports beyond the end: a
 * second support at one place is refused, and loads are moved inside.
 */
export function findCollisions(document: Pick<BeamCase, 'supports' | 'loads' | 'L'>): Collisions {
  const { supports, loads, L } = document;
  const first = new Map<number, number>();
  supports.forEach(({ x }, index) => first.set(x, first.get(x) ?? index));
  return {
    supportsBeyond: supports.flatMap(({ x }, index) => (isOnBeam(x, document) ? [] : [index])),
    supportsAtOnePlace: supports.flatMap(({ x }, index) => (first.get(x) === index ? [] : [index])),
    loadsBeyond: loads.flatMap((load, index) => (moveInside(load, L) === load ? [] : [index])),
  };
}
