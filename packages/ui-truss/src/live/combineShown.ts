import { LIMITS } from '@eecs/solver-core';
import {
  type CombinedTruss,
  type UncombinedTruss,
  solveTrussCombinations,
} from '@eecs/solver-core/combinations';
import { type TrussCase, solveTruss } from '@eecs/solver-core/truss';

/** A truss with its combined case sets, or why they cannot be combined. */
export type CombinedAnswer = CombinedTruss | UncombinedTruss;

/** Combines the case sets of a truss for display: forces and displacements only, without expensive results. */
export function combineShown(document: TrussCase): CombinedAnswer {
  return solveTrussCombinations(document, (placed) =>
    solveTruss(placed, { include: [], mohr: [], limits: LIMITS.full }),
  );
}
