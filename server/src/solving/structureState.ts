import type { ConstraintStatus, Contradiction, Counters } from '@eecs/solver-core/rules';

/**
 * The judgements of the rules on a structure beside the status of its sections: the same for every caller who sends
 * this structure. `Obstacle` and `Unfactored` are those of its kind.
 */
export interface StructureState<Obstacle, Unfactored> {
  /** Mass of the structure and of the masses on it, kg or lb. */
  readonly totalMass: number;
  /** Null if nothing is known of what holds the structure. */
  readonly constraintStatus: ConstraintStatus | null;
  /** Why it is not sent to the solver; the failures of a refusal are more. */
  readonly obstacles: readonly Obstacle[];
  readonly unusedSets: readonly number[];
  readonly unfactored: readonly Unfactored[];
  readonly contradictions: readonly Contradiction[];
  /** Corrections that the rules of editing would make. */
  readonly counters: Counters;
}
