import type { BeamCase } from '@eecs/solver-core';
import { setLength } from '@eecs/solver-core/rules';
import { type AddOptions, addObjects } from './addObjects.ts';
import type { Edit } from './edit.ts';
import { type Objects, getExtent } from './moveObjects.ts';

/**
 * Returns the length that a beam needs for objects at their own places; null if it has room for them, there or farther
 * left.
 */
export function findNeededLength({ L }: BeamCase, objects: Objects): number | null {
  const extent = getExtent(objects);
  return extent === null || extent[1] - extent[0] <= L ? null : extent[1];
}

/** Lengthens a beam as needed and then applies an edit that needs the length, as one edit; null keeps the length. */
export function lengthenFirst(
  document: BeamCase,
  length: number | null,
  next: (longer: BeamCase) => Edit,
): Edit {
  if (length === null) return next(document);
  const longer = setLength(document, length);
  const done = next(longer.document);
  return { document: done.document, notes: [...longer.notes, ...done.notes] };
}

/**
 * Adds objects at their own places to a beam, which is lengthened as needed, as one edit. If an added support
 * coincides with one of the beam, the beam's own support is removed.
 */
export function lengthenFor(document: BeamCase, objects: Objects, options: AddOptions): Edit {
  const length = findNeededLength(document, objects);
  if (length === null) return addObjects(document, objects, options);
  const places = new Set(objects.supports.map(({ x }) => x));
  return lengthenFirst(document, length, (longer) => {
    const supports = longer.supports.filter(({ x }) => !places.has(x));
    return addObjects({ ...longer, supports }, objects, options);
  });
}
