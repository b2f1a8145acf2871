import type { BeamCase } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';

/** Sets how many times as wide as high pictures of the beam with its diagrams are at most, > 0. */
export function setRatio(document: BeamCase, ratio: number): Edit {
  return plainEdit(document.ratio === ratio ? document : { ...document, ratio });
}
