import type { BeamCase } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Sets the greatest ratio of width to height of pictures of the beam with its diagrams, > 0. */
export function setRatio(document: BeamCase, ratio: number): Edit {
  return toPlainEdit(document.ratio === ratio ? document : { ...document, ratio });
}
