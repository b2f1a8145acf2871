import { LIMITS } from '@eecs/solver-core';
import {
  type CombinedFrame,
  type UncombinedFrame,
  solveFrameCombinations,
} from '@eecs/solver-core/combinations';
import { type FrameCase, solveFrame } from '@eecs/solver-core/frame';

/** A frame with its combined case sets, or why they cannot be combined. */
export type CombinedAnswer = CombinedFrame | UncombinedFrame;

/** Combines the case sets of a frame for display, without the checks of each set. */
export function combineShown(document: FrameCase): CombinedAnswer {
  return solveFrameCombinations(document, (placed) =>
    solveFrame(placed, { include: [], limits: LIMITS.full }),
  );
}
