import type { BeamCase } from '../../../model/beam/document.ts';
import { isOnBeam } from './isOnBeam.ts';
import { moveInside } from './moveInside.ts';

/**
 * Indexes of objects in impossible places: supports beyond an end or at the place of another support, loads beyond an
 * end.
 */
export interface Collisions {
  readonly supportsBeyond: readonly number[];
  readonly supportsAtOnePlace: readonly number[];
  readonly loadsBeyond: readonly number[];
}

/**
 * Finds the collisions of a document. A document edited by these rules can only have supports beyond the end: a
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
