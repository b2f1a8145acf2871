import type { BeamCase } from '../../model/beam/document.ts';
import { findCollisions } from './collisions/findCollisions.ts';
import { findSectionProblems } from './findSectionProblems.ts';
import type { SectionProblem } from '../common/sectionProblems.ts';
import { listEmptySets } from './sets/listEmptySets.ts';
import { listUnassignedLoads } from './sets/unassignedLoads.ts';
import { hasActions } from './hasActions.ts';
import type { Verdict } from './verdict.ts';

/** Why a beam is not sent to the solver. */
export type Obstacle =
  | ({ readonly code: 'badSection' } & SectionProblem)
  | {
      readonly code:
        'supportsBeyond' | 'noSupports' | 'canMove' | 'noLoads' | 'unassignedLoads' | 'emptySets' | 'current';
    };

/** A beam that may be sent to the solver, with what is known of it. */
export interface SolveCandidate {
  readonly document: BeamCase;
  readonly verdict: Pick<Verdict, 'mechanisms'>;
  /** Whether there is a solution of this very document: its hash is that of the case. */
  readonly isCurrent: boolean;
}

/**
 * Finds, one by one, what keeps a beam from being solved, first things first; a beam with none may be solved. Of what
 * is said of loads only the first thing is told: nothing acts, a load is unassigned, a set is empty. Whoever takes only
 * the first does not pay for the others.
 *
 * @example [...findObstacles({ document, verdict, isCurrent: false })].length === 0 // it may be solved
 */
export function* findObstacles({ document, verdict, isCurrent }: SolveCandidate): Generator<Obstacle, void> {
  if (hasSupportsBeyond(document)) yield { code: 'supportsBeyond' };
  if (document.supports.every(({ className }) => className === 'hinge')) yield { code: 'noSupports' };
  if (canMove(verdict)) yield { code: 'canMove' };
  for (const problem of findSectionProblems(document)) yield { code: 'badSection', ...problem };
  if (!hasActions(document)) yield { code: 'noLoads' };
  // Loads that act in no set leave sets empty: this is reported once, by its cause. A set that is empty for another
  // reason is told after
  // that.
  else if (listUnassignedLoads(document).length > 0) yield { code: 'unassignedLoads' };
  else if (listEmptySets(document).length > 0) yield { code: 'emptySets' };
  if (isCurrent) yield { code: 'current' };
}

/** Says whether a beam is a mechanism of any kind, too few supports included. */
export function canMove({ mechanisms }: Pick<Verdict, 'mechanisms'>): boolean {
  return mechanisms.length > 0;
}

/** Says whether a shortened beam left supports outside itself: nothing can be said of how it moves. */
export function hasSupportsBeyond(document: Pick<BeamCase, 'supports' | 'loads' | 'L'>): boolean {
  return findCollisions(document).supportsBeyond.length > 0;
}
