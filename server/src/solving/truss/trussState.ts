import type { ConstraintStatus, Contradiction, Counters } from '@eecs/solver-core/rules';
import { findContradictions } from '@eecs/solver-core/rules';
import {
  listUnfactored,
  type TrussCase,
  type TrussVerdict,
  type UnfactoredTrussSet,
} from '@eecs/solver-core/truss';
import {
  countCollisions,
  findObstacles,
  judgeConstraints,
  listUnusedSets,
  totalMass,
  type Obstacle,
} from '@eecs/solver-core/truss-rules';

/**
 * The judgements of the rules on a truss beside the status of its sections: the same for every caller who sends this
 * structure.
 */
export interface TrussState {
  /** Mass of the links and of the masses on them, kg or lb. */
  readonly totalMass: number;
  /** Null where joints and links leave nothing to judge, or more than can be judged. */
  readonly constraintStatus: ConstraintStatus | null;
  /** Why it is not sent to the solver; the failures of a refusal are more. */
  readonly obstacles: readonly Obstacle[];
  readonly unusedSets: readonly number[];
  readonly unfactored: readonly UnfactoredTrussSet[];
  readonly contradictions: readonly Contradiction[];
  /** Corrections that the rules of editing would make. */
  readonly counters: Counters;
}

/** Judges a truss that could be read; without a verdict where it could not be judged. */
export function judgeState(document: TrussCase, verdict: TrussVerdict | null): TrussState {
  return {
    totalMass: totalMass(document),
    constraintStatus: verdict && judgeConstraints(document, verdict),
    obstacles: [...findObstacles({ document, verdict, isCurrent: false })],
    unusedSets: listUnusedSets(document),
    unfactored: listUnfactored(document),
    contradictions: findContradictions(document),
    counters: countCollisions(document),
  };
}
