import type { ConstraintStatus, Contradiction, Counters } from '@eecs/solver-core/rules';

/**
 * The results of the rules for a structure, in addition to the status of its sections; the same for every caller who
 * sends this structure. `Obstacle` and `Unfactored` are the types of its kind.
 */
export interface StructureState<Obstacle, Unfactored> {
  /** Mass of the structure and of its point masses, kg or lb. */
  readonly totalMass: number;
  /** Null if the supports could not be judged. */
  readonly constraintStatus: ConstraintStatus | null;
  /** Why the structure is not sent to the solver; the failures of a refusal list more. */
  readonly obstacles: readonly Obstacle[];
  readonly unusedSets: readonly number[];
  readonly unfactored: readonly Unfactored[];
  readonly contradictions: readonly Contradiction[];
  /** Counts of the corrections that the editing rules would make. */
  readonly counters: Counters;
}
