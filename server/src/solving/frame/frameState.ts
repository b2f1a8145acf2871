import type { FrameCase, FrameVerdict } from '@eecs/solver-core/frame';
import {
  countCollisions,
  findObstacles,
  judgeConstraints,
  listUnfactored,
  listUnusedSets,
  totalMass,
  type Obstacle,
  type UnfactoredFrameSet,
} from '@eecs/solver-core/frame-rules';
import { findContradictions } from '@eecs/solver-core/rules';
import type { StructureState } from '../structureState.ts';

/** The results of the rules for a frame. */
export type FrameState = StructureState<Obstacle, UnfactoredFrameSet>;

/** Judges a readable frame; the verdict is null if its stability could not be judged. */
export function judgeFrameState(document: FrameCase, verdict: FrameVerdict | null): FrameState {
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
