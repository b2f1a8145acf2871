import type { FrameAnswer, FrameCase, FrameFailure } from '@eecs/solver-core/frame';
import { hasActions, listEmptySets, listUnassignedLoads } from '@eecs/solver-core/frame-rules';
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

/** Parts of a session that decide whether a frame can be sent. */
export interface HindranceSources {
  readonly document: FrameCase;
  /** The preview of this very document, or null. */
  readonly answer: FrameAnswer | null;
  /** Whether there is a solution of this very document. */
  readonly isCurrent: boolean;
  /** Fields whose text is not that of the document. */
  readonly refused: Iterable<RefusedField<FrameTab>>;
}

/** Finds the first reason why a frame may not be solved now; null when it may. */
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

/** Returns whether anything holds a frame: a support, or an elastic bed. */
function isHeld({ joints, members }: FrameCase): boolean {
  return (
    joints.some(({ support }) => support !== undefined) ||
    members.some(({ bedding = {} }) => Object.values(bedding).some((stiffness) => stiffness > 0))
  );
}
