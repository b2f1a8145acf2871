import { type BeamCase, type Verdict, isHeld } from '@eecs/solver-core';

/** Why a beam is not sent to the solver, first things first. */
export type Hindrance =
  | 'supportsBeyond'
  | 'noSupports'
  | 'noHorizontalRestraint'
  | 'tooFewRestraints'
  | 'noLoads'
  | 'unassignedLoads'
  | 'current';

/**
 * Says why a beam may not be solved now, or null when it may. A beam with enough restraints that can still move is
 * let through: the answer tells how it moves.
 */
export function findHindrance({
  document,
  verdict,
  isCurrent,
}: {
  readonly document: BeamCase;
  readonly verdict: Verdict;
  /** Whether the result on the screen belongs to this very document. */
  readonly isCurrent: boolean;
}): Hindrance | null {
  const { supports, loads, L } = document;
  if (supports.some(({ x }) => x < 0 || x > L)) return 'supportsBeyond';
  if (supports.every(({ className }) => className === 'hinge')) return 'noSupports';
  if (!supports.some((support) => isHeld(support, 'x'))) return 'noHorizontalRestraint';
  if (verdict.W > 0) return 'tooFewRestraints';
  if (!hasAnyLoad(document)) return 'noLoads';
  if (document.caseSets.length > 0 && loads.some(({ sets }) => sets === 0)) return 'unassignedLoads';
  return isCurrent ? 'current' : null;
}

/** Loads, a settlement or the beam's own weight: anything that makes an answer other than zero. */
function hasAnyLoad({ loads, supports, selfWeight }: BeamCase): boolean {
  return loads.length > 0 || selfWeight || supports.some(({ settlement }) => settlement !== undefined);
}
