import type { RefusedFrame } from '@eecs/solver-core/frame';
import type { RefusedOutcome, SolvedOutcome } from '../outcome.ts';

/** Parts of the answer beyond forces, reactions and displacements. */
export type FrameTaskPart = 'checks' | 'stability' | 'frequencies';

/** The requested results in addition to forces, reactions and displacements. */
export interface FrameTaskOptions {
  readonly include?: readonly FrameTaskPart[];
}

export type FrameOutcome = SolvedOutcome<null> | RefusedOutcome<RefusedFrame, null>;

/** Writes the options of a frame's solve with their defaults, as a key. */
export function writeFrameOptions({ include }: FrameTaskOptions): string {
  return JSON.stringify(include === undefined ? null : [...new Set(include)].sort());
}
