import { totalMass, type BeamCase, type Verdict } from '@eecs/solver-core';
import {
  countNotes,
  findContradictions,
  findObstacles,
  fixCollisions,
  judgeConstraints,
  listUnfactored,
  listUnusedSets,
  NO_COUNTERS,
  settleSupports,
} from '@eecs/solver-core/rules';
import type {
  ConstraintStatus,
  Contradiction,
  Counters,
  Obstacle,
  UnfactoredSet,
} from '@eecs/solver-core/rules';

/**
 * The judgements of the rules on a case beside the status of its sections: the same for every caller who sends this
 * structure.
 */
export interface CaseState {
  /** Mass of the beam and of the masses on it, kg or lb. */
  readonly totalMass: number;
  /** Null where supports stand that nothing can be said of. */
  readonly constraintStatus: ConstraintStatus | null;
  /** Why it is not sent to the solver; the failures of a refusal are more. */
  readonly obstacles: readonly Obstacle[];
  readonly unusedSets: readonly number[];
  readonly unfactored: readonly UnfactoredSet[];
  readonly contradictions: readonly Contradiction[];
  /** Corrections that the rules of editing would make. */
  readonly counters: Counters;
}

/** Judges a case that could be read; without a verdict where its supports could not be judged. */
export function judgeState(document: BeamCase, verdict: Verdict | null): CaseState {
  const fixed = fixCollisions(document);
  const settled = settleSupports(fixed.document);
  return {
    totalMass: totalMass(document),
    constraintStatus: verdict && judgeConstraints(document, verdict),
    obstacles: [...findObstacles({ document, verdict: verdict ?? { mechanisms: [] }, isCurrent: false })],
    unusedSets: listUnusedSets(document),
    unfactored: listUnfactored(document),
    contradictions: findContradictions(document),
    counters: countNotes(NO_COUNTERS, [...fixed.notes, ...settled.notes]),
  };
}
