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
import type { StructureState } from '../structureState.ts';

/** The results of the rules for a truss. */
export type TrussState = StructureState<Obstacle, UnfactoredTrussSet>;

/** Judges a readable truss; the verdict is null if its stability could not be judged. */
export function judgeTrussState(document: TrussCase, verdict: TrussVerdict | null): TrussState {
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
