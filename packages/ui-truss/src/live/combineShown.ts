import { LIMITS } from '@eecs/solver-core';
import {
  type CombinedTruss,
  type UncombinedTruss,
  solveTrussCombinations,
} from '@eecs/solver-core/combinations';
import { type TrussCase, solveTruss } from '@eecs/solver-core/truss';

/** A truss with its case sets combined, or why they cannot be. */
export type CombinedAnswer = CombinedTruss | UncombinedTruss;

/** Combines the case sets of a truss as the editor shows it: forces and displacements, nothing that costs extra. */
export function combineShown(document: TrussCase): CombinedAnswer {
  return solveTrussCombinations(document, (placed) =>
    solveTruss(placed, { include: [], mohr: [], limits: LIMITS.full }),
  );
}
