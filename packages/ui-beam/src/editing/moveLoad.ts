import { type BeamCase, isDistributed, roundNoise } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import { changeDistributedLoad, changePointLoad } from './changeLoad.ts';
import type { Edit } from './edit.ts';

/**
 * Moves a load, found by its index, so that it acts or begins at a place; a range keeps its extent and stays on the
 * beam.
 */
export function moveLoad(document: BeamCase, index: number, x: number): Edit {
  const load = document.loads[index];
  if (load === undefined) return toPlainEdit(document);
  if (!isDistributed(load)) return changePointLoad(document, index, { x });
  const [x0, x1] = load.x;
  if (x === x0) return toPlainEdit(document);
  const extent = x1 - x0;
  const start = Math.max(0, Math.min(document.L - extent, x));
  // A load that ends at the end of the beam ends there exactly.
  const end = Math.min(document.L, roundNoise(start + extent));
  return changeDistributedLoad(document, index, { start, end });
}
