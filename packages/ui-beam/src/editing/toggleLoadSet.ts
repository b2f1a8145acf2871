import type { BeamCase } from '@eecs/solver-core';
import { hasSet, withSet } from '@eecs/solver-core/rules';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Puts a load, found by its index, into a case set, or takes it out of it. */
export function toggleLoadSet(document: BeamCase, index: number, set: number): Edit {
  const load = document.loads[index];
  if (load === undefined || document.caseSets[set] === undefined) return toPlainEdit(document);
  const changed = { ...load, sets: withSet(load.sets, set, !hasSet(load.sets, set)) };
  return toPlainEdit({
    ...document,
    loads: document.loads.map((other, at) => (at === index ? changed : other)),
  });
}
