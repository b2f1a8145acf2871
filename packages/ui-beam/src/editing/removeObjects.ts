import type { BeamCase } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';
import type { ObjectIndex } from './moveObject.ts';
import { hasItem } from './moveObjects.ts';

/** Removes supports and loads, found by their indexes. */
export function removeObjects(document: BeamCase, items: readonly ObjectIndex[]): Edit {
  if (items.length === 0) return plainEdit(document);
  const has = hasItem(items);
  return plainEdit({
    ...document,
    supports: document.supports.filter((_, index) => !has('support', index)),
    loads: document.loads.filter((_, index) => !has('load', index)),
  });
}
