import type { BeamCase } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Sets how many times as wide as high pictures of the beam with its diagrams are at most, > 0. */
export function setRatio(document: BeamCase, ratio: number): Edit {
  return toPlainEdit(document.ratio === ratio ? document : { ...document, ratio });
}
