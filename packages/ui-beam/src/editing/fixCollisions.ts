import type { BeamCase } from '@eecs/solver-core';
import { type Edit, listNotes, plainEdit } from './edit.ts';
import { isOnBeam } from './isOnBeam.ts';
import { moveInside } from './moveInside.ts';

/** What stands where it cannot: supports beyond an end or at one place with another, loads beyond an end; by their indexes. */
export interface Collisions {
  readonly supportsBeyond: readonly number[];
  readonly supportsAtOnePlace: readonly number[];
  readonly loadsBeyond: readonly number[];
}

/** Finds what collides in a document; one this editor wrote has no more than supports beyond the end. */
export function findCollisions(document: Pick<BeamCase, 'supports' | 'loads' | 'L'>): Collisions {
  const { supports, loads } = document;
  const indexes = (isFound: (index: number) => boolean, count: number): number[] =>
    Array.from({ length: count }, (_, index) => index).filter(isFound);
  const first = new Map<number, number>();
  supports.forEach(({ x }, index) => first.set(x, first.get(x) ?? index));
  const isBeyond = (x: number): boolean => !isOnBeam(x, document);
  return {
    supportsBeyond: indexes((index) => isBeyond(supports[index]?.x ?? 0), supports.length),
    supportsAtOnePlace: indexes((index) => first.get(supports[index]?.x ?? NaN) !== index, supports.length),
    loadsBeyond: indexes((index) => [loads[index]?.x ?? 0].flat().some(isBeyond), loads.length),
  };
}

/** Mends every collision in one step: loads are moved inside, supports that cannot stand where they are go. */
export function fixCollisions(document: BeamCase): Edit {
  const { supportsBeyond, supportsAtOnePlace, loadsBeyond } = findCollisions(document);
  const gone = new Set([...supportsBeyond, ...supportsAtOnePlace]);
  if (gone.size + loadsBeyond.length === 0) return plainEdit(document);
  return {
    document: {
      ...document,
      supports: document.supports.filter((_, index) => !gone.has(index)),
      loads: document.loads.map((load) => moveInside(load, document.L)),
    },
    notes: listNotes({
      supportsBeyondRemoved: supportsBeyond.length,
      supportsAtOnePlaceRemoved: gone.size - supportsBeyond.length,
      loadsMovedInside: loadsBeyond.length,
    }),
  };
}
