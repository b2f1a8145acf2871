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

/** Why a truss is not sent to the solver. */
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

/** A truss that may be sent to the solver, with what is known of it. */
export interface SolveCandidate {
  readonly document: TrussCase;
  /** Null where joints and links leave nothing to judge. */
  readonly verdict: Pick<TrussVerdict, 'mechanisms'> | null;
  /** Whether there is a solution of this very document: its hash is that of the case. */
  readonly isCurrent: boolean;
}

/**
 * Finds, one by one, what keeps a truss from being solved, first things first; one with none may be solved. Of what is
 * said of loads only the first thing is told: one does not fit, nothing acts, a load is unassigned, a set is empty.
 * Whoever takes only the first does not pay for the others. A truss that statics alone does not solve is no obstacle:
 * the solver says how many unknowns it has.
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
  // Loads that act in no set leave sets empty: this is reported once, by its cause.
  else if (listUnassignedLoads(document).length > 0) yield { code: 'unassignedLoads' };
  else if (listEmptySets(document).length > 0) yield { code: 'emptySets' };
  if (isCurrent) yield { code: 'current' };
}

/** Says whether a truss is a mechanism of any kind; nothing is said of one that could not be judged. */
export function canMove(verdict: Pick<TrussVerdict, 'mechanisms'> | null): boolean {
  return verdict !== null && verdict.mechanisms.length > 0;
}

/** Lists what is wrong with the sections that links are made of. */
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
