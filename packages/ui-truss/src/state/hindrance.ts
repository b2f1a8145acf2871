import type { TrussCase, TrussFailure, TrussVerdict } from '@eecs/solver-core/truss';
import { type Obstacle, type SolveCandidate, canMove, findObstacles } from '@eecs/solver-core/truss-rules';
import type { RefusedField } from '@eecs/ui-kit/editor';
import type { TrussTab } from './trussTabs.ts';

/** Why a truss cannot be sent to the solver. */
export type Hindrance =
  | Obstacle
  | { readonly code: 'notSold' }
  | { readonly code: 'refusedField'; readonly field: RefusedField<TrussTab> }
  | { readonly code: 'refused'; readonly failure: TrussFailure };

export interface HindranceSources {
  readonly document: TrussCase;
  /** The first obstacle in the document itself, found once per document. */
  readonly obstacle: Obstacle | null;
  readonly verdict: Pick<TrussVerdict, 'mechanisms'> | null;
  /** Whether this very document has a solution. */
  readonly isCurrent: boolean;
  /** Whether the host permits solving a truss of this kind. */
  readonly isSold: boolean;
  /** Fields with a refused text. */
  readonly refused: Iterable<RefusedField<TrussTab>>;
  /** Why the preview of this very document was refused. */
  readonly failures: readonly TrussFailure[];
}

/** Finds the first obstacle in a document by itself: for a large one this takes half a frame. */
export function findOwnObstacle(document: TrussCase): Obstacle | null {
  return findFirst({ document, verdict: null, isCurrent: false });
}

/** Returns why a truss cannot be solved now, the most important reason first, or null if it can. */
export function findHindrance({
  document,
  obstacle,
  verdict,
  isCurrent,
  isSold,
  refused,
  failures,
}: HindranceSources): Hindrance | null {
  for (const field of refused) return { code: 'refusedField', field };
  // If it is stable, the verdict adds nothing to the document's own obstacles.
  const own = canMove(verdict) ? findFirst({ document, verdict, isCurrent: false }) : obstacle;
  if (own !== null) return own;
  // A refused document has no current solution.
  if (failures[0] !== undefined) return { code: 'refused', failure: failures[0] };
  if (isCurrent) return { code: 'current' };
  return isSold ? null : { code: 'notSold' };
}

function findFirst(candidate: SolveCandidate): Obstacle | null {
  for (const obstacle of findObstacles(candidate)) return obstacle;
  return null;
}
