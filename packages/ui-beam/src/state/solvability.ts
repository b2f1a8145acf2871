import { type Obstacle, type SolveCandidate, findObstacles } from '@eecs/solver-core/rules';
import type { RefusedField } from './refusedFields.ts';

/** Why a beam is not sent to the solver. */
export type Hindrance = Obstacle | { readonly code: 'refusedField'; readonly field: RefusedField };

/** Says why a beam may not be solved now, first things first, or null when it may. */
export function findHindrance({
  refused = [],
  ...candidate
}: SolveCandidate & {
  /** Fields whose text is not that of the document. */
  readonly refused?: Iterable<RefusedField>;
}): Hindrance | null {
  for (const field of refused) return { code: 'refusedField', field };
  for (const obstacle of findObstacles(candidate)) return obstacle;
  return null;
}
