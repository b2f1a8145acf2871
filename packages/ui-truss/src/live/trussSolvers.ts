import { LIMITS } from '@eecs/solver-core';
import { type TrussAnswer, type TrussCase, createTrussSolver, solveTruss } from '@eecs/solver-core/truss';
import { type PreviewSolver, answerLater } from '@eecs/ui-kit/editing';

/** Solves in the page, for an editor whose host has no solver, with the same core as the server. */
export const solveLocally = answerLater((document: TrussCase): TrussAnswer =>
  solveTruss(document, { include: ['checks'], mohr: [], limits: LIMITS.full }),
);

/**
 * Creates a solver of trusses for the live drawing, which reuses what an edit of loads does not change. During a drag,
 * the proof of the rank and the hash are omitted.
 */
export function createTrussPreview(): PreviewSolver<object, TrussAnswer> {
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
