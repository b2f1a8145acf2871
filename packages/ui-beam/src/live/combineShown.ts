import { type BeamCase, LIMITS, solveBeam, timoshenko } from '@eecs/solver-core';
import {
  type CombinedBeam,
  type UncombinedBeam,
  solveBeamCombinations,
} from '@eecs/solver-core/combinations';

/** A beam with its combined case sets, or why they cannot be combined. */
export type CombinedAnswer = CombinedBeam | UncombinedBeam;

/** Combines the case sets of a beam for display: forces and displacements only, without expensive results. */
export function combineShown(document: BeamCase): CombinedAnswer {
  return solveBeamCombinations(document, (placed) =>
    solveBeam(placed, { include: [], mohr: [], shear: timoshenko, limits: LIMITS.full }),
  );
}
