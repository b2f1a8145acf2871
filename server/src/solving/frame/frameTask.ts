import type { UncombinedFrame } from '@eecs/solver-core/combinations';
import type { FrameMohrPoint, RefusedFrame } from '@eecs/solver-core/frame';
import type { SectionStatus } from '@eecs/solver-core/frame-rules';
import type { RefusedOutcome, SolvedOutcome } from '../outcome.ts';
import type { FrameState } from './frameState.ts';
import { type InfluenceRequest, writeInfluences } from './influenceTask.ts';

/** Parts of the answer beyond forces, reactions and displacements; `eq` includes the other stresses. */
export type FrameTaskPart = 'checks' | 'stability' | 'frequencies' | 'stress' | 'eq' | 'combinations';

/** The requested results in addition to forces, reactions and displacements. */
export interface FrameTaskOptions {
  readonly include?: readonly FrameTaskPart[];
  readonly mohr?: readonly FrameMohrPoint[];
  readonly influence?: readonly InfluenceRequest[];
}

/** The parts of a solved frame that are described in the reader's language, in addition to its corrections. */
export interface DescribedFrame {
  /** The status of every section except the initial data, which depend on the request. */
  readonly statuses: readonly SectionStatus[];
  /** Not in the body, because its texts depend on the reader. */
  readonly state: FrameState;
  /** Why the sets are not combined; also in the body. Absent if combinations were not requested. */
  readonly uncombined?: UncombinedFrame['failures'];
}

/** Null for a document that could not be read. */
export type DescribedRefusal = DescribedFrame | null;

export type FrameOutcome = SolvedOutcome<DescribedFrame> | RefusedOutcome<RefusedFrame, DescribedRefusal>;

/** Writes the options of a frame's solve with their defaults, as a key. */
export function writeFrameOptions({ include, mohr, influence }: FrameTaskOptions): string {
  const parts = include === undefined ? null : [...new Set(include)].sort();
  const points = mohr?.map((point) =>
    'joint' in point ? [point.joint, point.direction] : [point.member, point.x, point.direction],
  );
  const lines = influence && writeInfluences(influence);
  if (lines !== undefined) return JSON.stringify([parts, points ?? [], lines]);
  return JSON.stringify(points === undefined ? parts : [parts, points]);
}
