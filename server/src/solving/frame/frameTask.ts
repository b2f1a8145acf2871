import type { FramePart, RefusedFrame } from '@eecs/solver-core/frame';
import type { RefusedOutcome, SolvedOutcome } from '../outcome.ts';

/** The results wanted beyond forces, reactions and displacements. */
export interface FrameTaskOptions {
  readonly include?: readonly FramePart[];
}

export type FrameOutcome = SolvedOutcome<null> | RefusedOutcome<RefusedFrame, null>;

/** Writes the options of a frame's solve with their defaults, as a key. */
export function writeFrameOptions({ include }: FrameTaskOptions): string {
  return JSON.stringify(include === undefined ? null : [...new Set(include)].sort());
}
