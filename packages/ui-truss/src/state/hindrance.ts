import type { TrussCase, TrussFailure, TrussVerdict } from '@eecs/solver-core/truss';
import { type Obstacle, findObstacles } from '@eecs/solver-core/truss-rules';
import type { RefusedField } from '@eecs/ui-kit/editor';
import type { TrussTab } from './trussTabs.ts';

/** Why a truss is not sent to the solver. */
export type Hindrance =
  | Obstacle
  | { readonly code: 'refusedField'; readonly field: RefusedField<TrussTab> }
  | { readonly code: 'refused'; readonly failure: TrussFailure };

export interface HindranceSources {
  readonly document: TrussCase;
  readonly verdict: Pick<TrussVerdict, 'mechanisms'> | null;
  /** Whether there is a solution of this very document. */
  readonly isCurrent: boolean;
  /** Fields whose text is not that of the document. */
  readonly refused: Iterable<RefusedField<TrussTab>>;
  /** What the preview of this very document was refused for. */
  readonly failures: readonly TrussFailure[];
}

/** Says why a truss may not be solved now, first things first, or null when it may. */
export function findHindrance({ refused, failures, ...candidate }: HindranceSources): Hindrance | null {
  for (const field of refused) return { code: 'refusedField', field };
  for (const obstacle of findObstacles(candidate)) {
    // Before anything else is known of a document that was refused, its solution is not current.
    if (obstacle.code !== 'current') return obstacle;
    return failures[0] === undefined ? obstacle : { code: 'refused', failure: failures[0] };
  }
  return failures[0] === undefined ? null : { code: 'refused', failure: failures[0] };
}
