import type { BeamCase, Verdict } from '@eecs/solver-core';
import { type SectionProblem, findSectionProblems } from '../editing/findSectionProblems.ts';
import { findCollisions } from '../editing/fixCollisions.ts';
import type { RefusedField } from './refusedFields.ts';

/** Why a beam is not sent to the solver. */
export type Hindrance =
  | { readonly code: 'refusedField'; readonly field: RefusedField }
  | ({ readonly code: 'badSection' } & SectionProblem)
  | {
      readonly code: 'supportsBeyond' | 'noSupports' | 'canMove' | 'noLoads' | 'unassignedLoads' | 'current';
    };

/** Says why a beam may not be solved now, first things first, or null when it may. */
export function findHindrance({
  document,
  verdict,
  isCurrent,
  refused = [],
}: {
  readonly document: BeamCase;
  readonly verdict: Verdict;
  /** Whether the result on the screen belongs to this very document. */
  readonly isCurrent: boolean;
  /** Fields whose text is not that of the document. */
  readonly refused?: Iterable<RefusedField>;
}): Hindrance | null {
  const { supports, loads } = document;
  for (const field of refused) return { code: 'refusedField', field };
  if (hasSupportsBeyond(document)) return { code: 'supportsBeyond' };
  if (supports.every(({ className }) => className === 'hinge')) return { code: 'noSupports' };
  if (canMove(verdict)) return { code: 'canMove' };
  const [badSection] = findSectionProblems(document);
  if (badSection !== undefined) return { code: 'badSection', ...badSection };
  if (!hasAnyLoad(document)) return { code: 'noLoads' };
  if (document.caseSets.length > 0 && loads.some(({ sets }) => sets === 0))
    return { code: 'unassignedLoads' };
  return isCurrent ? { code: 'current' } : null;
}

/** Says whether a beam is a mechanism of any kind, too few supports included. */
export function canMove({ mechanisms }: Pick<Verdict, 'mechanisms'>): boolean {
  return mechanisms.length > 0;
}

/** Says whether a shortened beam left supports outside itself: nothing can be said of how it moves. */
export function hasSupportsBeyond(document: Pick<BeamCase, 'supports' | 'loads' | 'L'>): boolean {
  return findCollisions(document).supportsBeyond.length > 0;
}

/** Loads, a settlement or the beam's own weight: anything that makes an answer other than zero. */
function hasAnyLoad({ loads, supports, selfWeight }: BeamCase): boolean {
  return loads.length > 0 || selfWeight || supports.some(({ settlement }) => settlement !== undefined);
}
