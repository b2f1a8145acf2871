import type { BeamCase } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Removes one support, found by its index. */
export function removeSupport(document: BeamCase, index: number): Edit {
  return toPlainEdit({ ...document, supports: document.supports.filter((_, at) => at !== index) });
}
