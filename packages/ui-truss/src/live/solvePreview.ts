import { type TrussAnswer, type TrussCase, createTrussSolver } from '@eecs/solver-core/truss';

/** Solves one truss after another as the live drawing needs them: forces, reactions, displacements and the verdict. */
export type PreviewSolver = (document: TrussCase) => TrussAnswer;

/** Creates a solver that keeps what an edit of loads leaves as it was. */
export function createPreviewSolver(): PreviewSolver {
  const solver = createTrussSolver();
  return (document) => solver.solve(document, { include: [], mohr: [] });
}
