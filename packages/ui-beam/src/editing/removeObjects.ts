import type { BeamCase } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import type { ObjectIndex } from './moveObject.ts';
import { hasItem } from './moveObjects.ts';

/** Removes supports and loads, found by their indices. */
export function removeObjects(document: BeamCase, items: readonly ObjectIndex[]): Edit {
  if (items.length === 0) return toPlainEdit(document);
  const has = hasItem(items);
  return toPlainEdit({
    ...document,
    supports: document.supports.filter((_, index) => !has('support', index)),
    loads: document.loads.filter((_, index) => !has('load', index)),
  });
}
