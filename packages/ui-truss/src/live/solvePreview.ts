import { type TrussAnswer, type TrussCase, createTrussSolver } from '@eecs/solver-core/truss';

/**
 * Solves one truss after another as the live drawing needs them: forces, reactions, displacements and the verdict. Of a truss
 * that a hand moves the proof of the rank and the fingerprint are left out.
 */
export type PreviewSolver = (document: TrussCase, isMoving: boolean) => TrussAnswer;

/** Creates a solver that keeps what an edit of loads leaves as it was. */
export function createPreviewSolver(): PreviewSolver {
  const solver = createTrussSolver();
  return (document, isMoving) => solver.solve(document, { include: [], mohr: [], isPreview: isMoving });
}
