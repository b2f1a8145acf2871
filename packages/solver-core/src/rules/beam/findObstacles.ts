import type { BeamCase } from '../../model/beam/document.ts';
import { findCollisions } from './collisions/findCollisions.ts';
import { findSectionProblems } from './findSectionProblems.ts';
import type { SectionProblem } from '../common/sectionProblems.ts';
import { listEmptySets } from './sets/listEmptySets.ts';
import { listUnassignedLoads } from './sets/unassignedLoads.ts';
import { hasActions } from './hasActions.ts';
import type { Verdict } from './verdict.ts';

/** The reason why a beam is not sent to the solver. */
export type Obstacle =
  | ({ readonly code: 'badSection' } & SectionProblem)
  | {
      readonly code:
        'supportsBeyond' | 'noSupports' | 'canMove' | 'noLoads' | 'unassignedLoads' | 'emptySets' | 'current';
    };

/** A beam that may be sent to the solver, with the facts that decide it. */
export interface SolveCandidate {
  readonly document: BeamCase;
  readonly verdict: Pick<Verdict, 'mechanisms'>;
  /** Whether there is a solution of exactly this document, that is, one with the hash of the case. */
  readonly isCurrent: boolean;
}

/**
 * Finds the obstacles to a solve one by one, the most important first; a beam without obstacles may be solved. Only
 * the first problem of the loads is reported: nothing acts, a load is unassigned, or a set is empty. A caller that
 * takes only the first obstacle does not pay for the others.
 *
 * @example [...findObstacles({ document, verdict, isCurrent: false })].length === 0 // it may be solved
 */
export function* findObstacles({ document, verdict, isCurrent }: SolveCandidate): Generator<Obstacle, void> {
  if (hasSupportsBeyond(document)) yield { code: 'supportsBeyond' };
  if (document.supports.every(({ className }) => className === 'hinge')) yield { code: 'noSupports' };
  if (canMove(verdict)) yield { code: 'canMove' };
  for (const problem of findSectionProblems(document)) yield { code: 'badSection', ...problem };
  if (!hasActions(document)) yield { code: 'noLoads' };
  // Loads that act in no set leave sets empty: only the cause is reported. A set that is empty for another reason is
  // reported after that.
  else if (listUnassignedLoads(document).length > 0) yield { code: 'unassignedLoads' };
  else if (listEmptySets(document).length > 0) yield { code: 'emptySets' };
  if (isCurrent) yield { code: 'current' };
}

/** Returns whether a beam is a mechanism of any kind, including one with too few supports. */
export function canMove({ mechanisms }: Pick<Verdict, 'mechanisms'>): boolean {
  return mechanisms.length > 0;
}

/** Returns whether shortening the beam left supports outside it, so that its motion cannot be described. */
export function hasSupportsBeyond(document: Pick<BeamCase, 'supports' | 'loads' | 'L'>): boolean {
  return findCollisions(document).supportsBeyond.length > 0;
}
