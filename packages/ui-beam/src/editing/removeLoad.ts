import type { BeamCase } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Removes one load, found by its index. */
export function removeLoad(document: BeamCase, index: number): Edit {
  return toPlainEdit({ ...document, loads: document.loads.filter((_, at) => at !== index) });
}
