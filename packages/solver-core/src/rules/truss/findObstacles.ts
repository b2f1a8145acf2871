import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { toSectionProblems } from '../common/sectionProblems.ts';
import type { SectionProblem } from '../common/sectionProblems.ts';
import { computeLinkShape } from '../../truss/assembly/linkShape.ts';
import type { TrussVerdict } from '../../truss/verdict/verdict.ts';
import { findCollisions } from './findCollisions.ts';
import type { LinkProblem } from './findCollisions.ts';
import { findOutOfPlane } from './findOutOfPlane.ts';
import { hasActions } from './hasActions.ts';
import { listEmptySets } from './listEmptySets.ts';
import { listUnassignedLoads } from './listUnassignedLoads.ts';

/** The reason why a truss is not sent to the solver. */
export type Obstacle =
  | ({ readonly code: 'badSection' } & SectionProblem)
  | { readonly code: 'badLink'; readonly link: number; readonly reason: LinkProblem }
  | {
      readonly code:
        | 'noJoints'
        | 'noLinks'
        | 'noSupports'
        | 'canMove'
        | 'loadsBeyond'
        | 'outOfPlane'
        | 'noLoads'
        | 'unassignedLoads'
        | 'emptySets'
        | 'current';
    };

/** A truss that may be sent to the solver, with the facts that decide it. */
export interface SolveCandidate {
  readonly document: TrussCase;
  /** Null if faulty joints or links leave nothing to judge. */
  readonly verdict: Pick<TrussVerdict, 'mechanisms'> | null;
  /** Whether there is a solution of exactly this document, that is, one with the hash of the case. */
  readonly isCurrent: boolean;
}

/**
 * Finds the obstacles to a solve one by one, the most important first; a truss without obstacles may be solved. Only
 * the first problem of the loads is reported: a load does not fit, nothing acts, a load is unassigned, or a set is
 * empty. A caller that takes only the first obstacle does not pay for the others. A truss that statics alone cannot
 * solve is not an obstacle: the solver reports its number of unknowns.
 *
 * @example [...findObstacles({ document, verdict, isCurrent: false })].length === 0 // it may be solved
 */
export function* findObstacles({ document, verdict, isCurrent }: SolveCandidate): Generator<Obstacle, void> {
  const { joints, links } = document;
  if (joints.length === 0) yield { code: 'noJoints' };
  if (links.length === 0) yield { code: 'noLinks' };
  const collisions = findCollisions(document);
  for (const problem of collisions.links) yield { code: 'badLink', ...problem };
  if (joints.every(({ anchor }) => anchor === 0)) yield { code: 'noSupports' };
  if (canMove(verdict)) yield { code: 'canMove' };
  for (const problem of findSectionProblems(document)) yield { code: 'badSection', ...problem };
  if (collisions.loadsBeyond.length > 0) yield { code: 'loadsBeyond' };
  else if (findOutOfPlane(document) !== null) yield { code: 'outOfPlane' };
  else if (!hasActions(document)) yield { code: 'noLoads' };
  // Loads that act in no set leave sets empty: only the cause is reported.
  else if (listUnassignedLoads(document).length > 0) yield { code: 'unassignedLoads' };
  else if (listEmptySets(document).length > 0) yield { code: 'emptySets' };
  if (isCurrent) yield { code: 'current' };
}

/** Returns whether a truss is a mechanism of any kind; false if it could not be judged. */
export function canMove(verdict: Pick<TrussVerdict, 'mechanisms'> | null): boolean {
  return verdict !== null && verdict.mechanisms.length > 0;
}

/** Lists the faults of the sections of the links. */
export function findSectionProblems({
  sections,
  links,
  units,
}: Pick<TrussCase, 'sections' | 'links' | 'units'>): SectionProblem[] {
  const used = new Set<number>();
  links.forEach(({ sectionIndex }) => used.add(sectionIndex));
  return sections.flatMap((section, index) => {
    const result = used.has(index) ? computeLinkShape(section, units.system) : null;
    return result === null || result.ok
      ? []
      : toSectionProblems(result.failures, { section: index, shape: section.className });
  });
}
