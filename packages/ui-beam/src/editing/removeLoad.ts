import type { BeamCase } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';

/** Removes one load, found by its index. */
export function removeLoad(document: BeamCase, index: number): Edit {
  return plainEdit({ ...document, loads: document.loads.filter((_, at) => at !== index) });
}
