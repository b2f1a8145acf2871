import { useMemo } from 'react';
import { type FrameAnswer, solveFrame } from '@eecs/solver-core/frame';
import type { FrameInput } from '../frameInput.ts';

/**
 * Solves a frame synchronously in the page whenever it changes: forces along the members, reactions and displacements
 * of each case set, or why there are none. For a frame of hundreds of members pass it through `useDeferredValue`.
 *
 * @example const answer = useFrameSolution(frame); answer.level !== 'error' && answer.sets[0]?.members[0]?.M.max // N·m
 */
export function useFrameSolution(document: FrameInput): FrameAnswer {
  return useMemo(() => solveFrame(document, { include: [] }), [document]);
}
