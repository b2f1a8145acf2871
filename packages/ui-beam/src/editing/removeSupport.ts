import type { BeamCase } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';

/** Removes one support, found by its index. */
export function removeSupport(document: BeamCase, index: number): Edit {
  return plainEdit({ ...document, supports: document.supports.filter((_, at) => at !== index) });
}
