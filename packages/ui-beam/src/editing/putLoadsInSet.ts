import type { BeamCase } from '@eecs/solver-core';
import { hasSet } from '@eecs/solver-core/rules';
import { changeEach } from '@eecs/ui-kit/editing';
import { type Edit, plainEdit } from './edit.ts';
import { toggleLoadSet } from './toggleLoadSet.ts';

/** Lets loads, found by their indices, act in a case set, or no longer. */
export function putLoadsInSet(
  document: BeamCase,
  indices: readonly number[],
  { set, isIn }: { readonly set: number; readonly isIn: boolean },
): Edit {
  return changeEach(document, indices, (now, index) =>
    hasSet(now.loads[index]?.sets ?? 0, set) === isIn ? plainEdit(now) : toggleLoadSet(now, index, set),
  );
}
