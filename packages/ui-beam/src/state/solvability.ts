import type { Failure } from '@eecs/solver-core';
import type { RefusedField } from '@eecs/ui-kit/editor';
import type { InputTab } from './inputTabs.ts';
import { type Obstacle, type SolveCandidate, findObstacles } from '@eecs/solver-core/rules';

/** Why a beam cannot be sent to the solver. */
export type Hindrance =
  | Obstacle
  | { readonly code: 'refusedField'; readonly field: RefusedField<InputTab> }
  | { readonly code: 'refused'; readonly failure: Failure };

/** Returns why a beam cannot be solved now, the most important reason first, or null if it can. */
export function findHindrance({
  refused = [],
  failures = [],
  ...candidate
}: SolveCandidate & {
  /** Fields with a refused text. */
  readonly refused?: Iterable<RefusedField<InputTab>>;
  /** Why the preview of this very document was refused. */
  readonly failures?: readonly Failure[] | undefined;
}): Hindrance | null {
  for (const field of refused) return { code: 'refusedField', field };
  for (const obstacle of findObstacles(candidate)) return obstacle;
  for (const failure of failures) return { code: 'refused', failure };
  return null;
}
