import type { TrussAnswer } from '../../src/truss/answer/answer.ts';
import { solveTruss } from '../../src/truss/solveTruss.ts';
import { createTrussSolver, type TrussSolver } from '../../src/truss/trussSolver.ts';
import { processorMs } from '../calibration.ts';
import { rounded, verdict } from '../verdict.ts';
import { createStages } from './documentStages.ts';
import { createWorkloadDocument } from './workloadDocument.ts';
import { getWorkloadForces } from './workloadSystem.ts';
import { TRUSS_FAMILIES } from './workloads.ts';

/** Bar for all results of a thousand joints, in ms on the machine whose calibration loop takes 14 ms. */
const FULL_BAR_MS = 1.2;
const CALIBRATION_OF_BARS_MS = 14;
/** Bar for a solve after an edit of loads only, in ms on any machine. */
const EDIT_BAR_MS = 4;
/** Bar for a frame of a drag of a thousand joints, in ms on that machine. */
const DRAG_BAR_MS = 2;
/** All results, without the parts that only a small truss gets by default. */
const PLAIN = { include: [] } as const;

/**
 * Times what a person waits for: a document to all results, and other loads with a stored factor; the solver is that of
 * the product.
 */
export function benchDocuments(calibrationMs: number): object[] {
  const medium = createWorkloadDocument(TRUSS_FAMILIES['truss-medium'](1));
  const workload = TRUSS_FAMILIES['truss-10k-2d'](1);
  const solver = createTrussSolver();
  solveOrThrow(solver, createWorkloadDocument(workload));
  const forces = getWorkloadForces(workload);
  return [
    createRow(
      'truss-medium: a document to all results',
      FULL_BAR_MS * (calibrationMs / CALIBRATION_OF_BARS_MS),
      () => orThrow(solveTruss(medium, PLAIN)),
    ),
    createRow(
      'truss-medium: a preview while a joint is dragged',
      DRAG_BAR_MS * (calibrationMs / CALIBRATION_OF_BARS_MS),
      createDrag(medium),
    ),
    ...Object.entries(createStages(medium)).map(([stage, action]) =>
      createRow(`truss-medium: of that ${stage}`, null, action),
    ),
    createRow('truss-10k-2d: other forces on a kept factor', EDIT_BAR_MS, () => solver.solveForces(forces)),
  ];
}

function solveOrThrow(solver: TrussSolver, document: object): void {
  orThrow(solver.solve(document, PLAIN));
}

function orThrow(answer: TrussAnswer): void {
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures.slice(0, 3)));
}

/** Returns frames of a drag, each with the last joint at another place. */
function createDrag(document: ReturnType<typeof createWorkloadDocument>): () => void {
  const solver = createTrussSolver();
  const { joints } = document as { readonly joints: readonly { readonly x: number }[] };
  let frame = 0;
  return () => {
    frame += 1;
    const moved = joints.with(-1, { ...joints.at(-1)!, x: joints.at(-1)!.x + 0.001 * (frame % 50) });
    const answer = solver.solve({ ...document, joints: moved }, { isPreview: true });
    if (answer.level === 'error') throw new Error(answer.message);
  };
}

function createRow(what: string, barMs: number | null, action: () => unknown): object {
  let fastest = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const start = processorMs();
    action();
    fastest = Math.min(fastest, processorMs() - start);
  }
  return { what, 'min ms': rounded(fastest), bar: barMs === null ? '' : verdict(fastest, barMs) };
}

const RUNS = 300;
