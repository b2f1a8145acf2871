import type { BeamCase } from '@eecs/solver-core';
import { hasSet, withSet } from '@eecs/solver-core/rules';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Adds a load, found by its index, to a case set, or removes it from it. */
export function toggleLoadSet(document: BeamCase, index: number, set: number): Edit {
  const load = document.loads[index];
  if (load === undefined || document.caseSets[set] === undefined) return toPlainEdit(document);
  const changed = { ...load, sets: withSet(load.sets, set, !hasSet(load.sets, set)) };
  return toPlainEdit({
    ...document,
    loads: document.loads.map((other, at) => (at === index ? changed : other)),
  });
}
