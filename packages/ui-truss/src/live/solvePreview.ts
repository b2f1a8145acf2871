import { LIMITS } from '@eecs/solver-core';
import { type TrussAnswer, createTrussSolver } from '@eecs/solver-core/truss';

/**
 * Solves one truss after another as the live drawing needs them: forces, reactions, displacements and the verdict. Of a
 * truss that a hand moves the proof of the rank and the fingerprint are left out.
 */
export interface PreviewSolver {
  readonly solve: (document: object, isMoving: boolean) => TrussAnswer;
  /** The same in parts, one for each `next()`. */
  readonly solveInParts: (document: object, isMoving: boolean) => Iterator<void, TrussAnswer, void>;
}

/** Creates a solver that keeps what an edit of loads leaves as it was. */
export function createPreviewSolver(): PreviewSolver {
  const solver = createTrussSolver();
  const optionsOf = (isMoving: boolean) => ({
    include: [],
    mohr: [],
    isPreview: isMoving,
    limits: LIMITS.full,
  });
  return {
    solve: (document, isMoving) => solver.solve(document, optionsOf(isMoving)),
    solveInParts: (document, isMoving) => solver.solveInParts(document, optionsOf(isMoving)),
  };
}
