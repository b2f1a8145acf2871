import type { BeamCase } from '@eecs/solver-core';
import { hasSet } from '@eecs/solver-core/rules';
import { changeEach, toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import { toggleLoadSet } from './toggleLoadSet.ts';

/** Adds loads, found by their indices, to a case set, or removes them from it. */
export function putLoadsInSet(
  document: BeamCase,
  indices: readonly number[],
  { set, isIn }: { readonly set: number; readonly isIn: boolean },
): Edit {
  return changeEach(document, indices, (now, index) =>
    hasSet(now.loads[index]?.sets ?? 0, set) === isIn ? toPlainEdit(now) : toggleLoadSet(now, index, set),
  );
}
