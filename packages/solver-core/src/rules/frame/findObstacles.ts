import type { FrameVerdict } from '../../frame/verdict/frameVerdict.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { problemsOf, type SectionProblem } from '../common/sectionProblems.ts';
import { findCollisions, type MemberProblem } from './findCollisions.ts';
import { hasActions } from './hasActions.ts';
import { isHeld } from './isHeld.ts';
import { listEmptySets } from './listEmptySets.ts';
import { listUnassignedLoads } from './loadPlaces.ts';

/** The reason why a frame is not sent to the solver. */
export type Obstacle =
  | ({ readonly code: 'badSection' } & SectionProblem)
  | { readonly code: 'badMember'; readonly member: number; readonly reason: MemberProblem }
  | {
      readonly code:
        | 'noJoints'
        | 'noMembers'
        | 'noSupports'
        | 'canMove'
        | 'loadsBeyond'
        | 'noLoads'
        | 'unassignedLoads'
        | 'emptySets'
        | 'current';
    };

/** A frame that may be sent to the solver, with the facts that decide it. */
export interface SolveCandidate {
  readonly document: FrameCase;
  /** Null if faulty joints or members leave nothing to judge. */
  readonly verdict: Pick<FrameVerdict, 'mechanisms'> | null;
  /** Whether there is a solution of exactly this document, that is, one with the hash of the case. */
  readonly isCurrent: boolean;
}

/**
 * Finds the obstacles to a solve one by one, the most important first; a frame without obstacles may be solved. Only
 * the first problem of the loads is reported: a load does not fit, nothing acts, a load is unassigned, or a set is
 * empty. A frame that statics alone cannot solve is not an obstacle: the solver reports its number of unknowns.
 *
 * @example [...findObstacles({ document, verdict, isCurrent: false })].length === 0 // it may be solved
 */
export function* findObstacles({ document, verdict, isCurrent }: SolveCandidate): Generator<Obstacle, void> {
  if (document.joints.length === 0) yield { code: 'noJoints' };
  if (document.members.length === 0) yield { code: 'noMembers' };
  const collisions = findCollisions(document);
  for (const problem of collisions.members) yield { code: 'badMember', ...problem };
  if (!isHeld(document)) yield { code: 'noSupports' };
  if (verdict !== null && verdict.mechanisms.length > 0) yield { code: 'canMove' };
  for (const problem of findSectionProblems(document)) yield { code: 'badSection', ...problem };
  if (collisions.loadsBeyond.length > 0) yield { code: 'loadsBeyond' };
  else if (!hasActions(document)) yield { code: 'noLoads' };
  // Loads that act in no set leave sets empty: only the cause is reported.
  else if (listUnassignedLoads(document).length > 0) yield { code: 'unassignedLoads' };
  else if (listEmptySets(document).length > 0) yield { code: 'emptySets' };
  if (isCurrent) yield { code: 'current' };
}

/** Lists the faults of the sections of the members. */
function findSectionProblems(document: FrameCase): SectionProblem[] {
  const used = new Set(document.members.map(({ crossSectionIndex }) => crossSectionIndex));
  return [...used].sort((a, b) => a - b).flatMap((index) => problemsOf(document, index));
}
