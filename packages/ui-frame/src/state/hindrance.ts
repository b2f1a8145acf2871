import type { FrameAnswer, FrameCase, FrameFailure } from '@eecs/solver-core/frame';
import { hasActions, isHeld, listEmptySets, listUnassignedLoads } from '@eecs/solver-core/frame-rules';
import type { RefusedField } from '@eecs/ui-kit/editor';
import type { FrameTab } from './frameTabs.ts';

/** Why a frame is not sent to the solver. */
export type Hindrance =
  | {
      readonly code:
        | 'noJoints'
        | 'noMembers'
        | 'noSupports'
        | 'noLoads'
        | 'unassignedLoads'
        | 'emptySets'
        | 'canMove'
        | 'current';
    }
  | { readonly code: 'refusedField'; readonly field: RefusedField<FrameTab> }
  | { readonly code: 'refused'; readonly failure: FrameFailure };

/** Parts of a session that determine whether a frame can be sent. */
export interface HindranceSources {
  readonly document: FrameCase;
  /** The preview of this document, or null. */
  readonly answer: FrameAnswer | null;
  /** Whether there is a solution of this document. */
  readonly isCurrent: boolean;
  /** Fields whose text differs from the document. */
  readonly refused: Iterable<RefusedField<FrameTab>>;
}

/** Finds the first reason why a frame cannot be solved now; null if it can. */
export function findHindrance({ document, answer, isCurrent, refused }: HindranceSources): Hindrance | null {
  for (const field of refused) return { code: 'refusedField', field };
  const { joints, members } = document;
  if (joints.length === 0) return { code: 'noJoints' };
  if (members.length === 0) return { code: 'noMembers' };
  if (!isHeld(document)) return { code: 'noSupports' };
  if ((answer?.verdict?.mechanisms.length ?? 0) > 0) return { code: 'canMove' };
  if (!hasActions(document)) return { code: 'noLoads' };
  if (listUnassignedLoads(document).length > 0) return { code: 'unassignedLoads' };
  if (listEmptySets(document).length > 0) return { code: 'emptySets' };
  const failure = answer?.level === 'error' ? answer.failures[0] : undefined;
  if (failure !== undefined) return { code: 'refused', failure };
  return isCurrent ? { code: 'current' } : null;
}
