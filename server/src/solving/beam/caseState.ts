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
import type { Obstacle, UnfactoredSet } from '@eecs/solver-core/rules';
import type { StructureState } from '../structureState.ts';

/** The results of the rules for a beam. */
export type CaseState = StructureState<Obstacle, UnfactoredSet>;

/** Judges a readable case; the verdict is null if its supports could not be judged. */
export function judgeBeamState(document: BeamCase, verdict: Verdict | null): CaseState {
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
