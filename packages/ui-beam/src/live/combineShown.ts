import { type BeamCase, LIMITS, solveBeam, timoshenko } from '@eecs/solver-core';
import {
  type CombinedBeam,
  type UncombinedBeam,
  solveBeamCombinations,
} from '@eecs/solver-core/combinations';

/** A beam with its case sets combined, or why they cannot be. */
export type CombinedAnswer = CombinedBeam | UncombinedBeam;

/** Combines the case sets of a beam as the editor shows it: forces and displacements, nothing that costs extra. */
export function combineShown(document: BeamCase): CombinedAnswer {
  return solveBeamCombinations(document, (placed) =>
    solveBeam(placed, { include: [], mohr: [], shear: timoshenko, limits: LIMITS.full }),
  );
}
