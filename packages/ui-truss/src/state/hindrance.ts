import type { TrussCase, TrussFailure, TrussVerdict } from '@eecs/solver-core/truss';
import { type Obstacle, type SolveCandidate, canMove, findObstacles } from '@eecs/solver-core/truss-rules';
import type { RefusedField } from '@eecs/ui-kit/editor';
import type { TrussTab } from './trussTabs.ts';

/** Why a truss is not sent to the solver. */
export type Hindrance =
  | Obstacle
  | { readonly code: 'notSold' }
  | { readonly code: 'refusedField'; readonly field: RefusedField<TrussTab> }
  | { readonly code: 'refused'; readonly failure: TrussFailure };

export interface HindranceSources {
  readonly document: TrussCase;
  /** The first obstacle in the document itself, whatever is known of it: asked once for each. */
  readonly obstacle: Obstacle | null;
  readonly verdict: Pick<TrussVerdict, 'mechanisms'> | null;
  /** Whether there is a solution of this very document. */
  readonly isCurrent: boolean;
  /** Whether the surroundings have a truss of its kind solved. */
  readonly isSold: boolean;
  /** Fields whose text is not that of the document. */
  readonly refused: Iterable<RefusedField<TrussTab>>;
  /** The reason why the preview of this very document was refused. */
  readonly failures: readonly TrussFailure[];
}

/** Finds the first obstacle in a document of which nothing else is known: of a large one that takes half a frame. */
export function findOwnObstacle(document: TrussCase): Obstacle | null {
  return findFirst({ document, verdict: null, isCurrent: false });
}

/** Returns why a truss may not be solved now, first things first, or null when it may. */
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
  // Where it cannot move, the verdict adds nothing to what is known without it.
  const own = canMove(verdict) ? findFirst({ document, verdict, isCurrent: false }) : obstacle;
  if (own !== null) return own;
  // Before anything else is known of a document that was refused, its solution is not current.
  if (failures[0] !== undefined) return { code: 'refused', failure: failures[0] };
  if (isCurrent) return { code: 'current' };
  return isSold ? null : { code: 'notSold' };
}

function findFirst(candidate: SolveCandidate): Obstacle | null {
  for (const obstacle of findObstacles(candidate)) return obstacle;
  return null;
}
