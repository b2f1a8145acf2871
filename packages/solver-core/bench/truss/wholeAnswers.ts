import { createTrussSolver } from '../../src/truss/trussSolver.ts';
import { processorMs } from '../calibration.ts';
import type { CholmodTimer } from '../cholmod/cholmod.ts';
import { rounded, verdict } from '../verdict.ts';
import { assembleReducedMatrix } from './reducedMatrix.ts';
import { createEquations } from './solveWorkload.ts';
import { createWorkloadDocument } from './workloadDocument.ts';
import { TRUSS_FAMILIES, type TrussFamily } from './workloads.ts';

/** Largest ratio of a whole answer to what CHOLMOD takes for order, symbolic analysis, factor and solve alone, in one run. */
const BARS: Readonly<Partial<Record<TrussFamily, number>>> = {
  'truss-medium': 1.5,
  'truss-bridge-1k': 4,
  'truss-10k-2d': 0.9,
  'truss-10k-dlg': 0.7,
  'truss-10k-cube': 1.2,
  'truss-100k-2d': 1,
  'truss-100k-dlg': 0.8,
  'truss-100k-bridge': 3,
};
const ROUNDS = 2;
const SECONDS = 2;

/**
 * Times a document to all results, reading, fingerprint, verdict and every list of the answer among them, in turns with the bare equations in
 * CHOLMOD; times of the processor, so that collecting what is thrown away counts on whatever thread it happens.
 */
export function benchWholeAnswers(timer: CholmodTimer | null, part: string): object[] {
  const families = (Object.keys(BARS) as TrussFamily[]).filter((family) => family.includes(part));
  return families.map((family) => benchWholeAnswer(family, BARS[family]!, timer));
}

function benchWholeAnswer(family: TrussFamily, bar: number, timer: CholmodTimer | null): object {
  const workload = TRUSS_FAMILIES[family](1);
  const document = createWorkloadDocument(workload);
  const { system, forces } = createEquations(workload);
  const matrix = assembleReducedMatrix(system, forces);
  let [ours, bare] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    if (timer) bare = Math.min(bare, timer.time(matrix, SECONDS).total);
    ours = Math.min(ours, timeAnswer(document));
  }
  return {
    family,
    'answer ms': rounded(ours),
    ...(timer && {
      'CHOLMOD ms': rounded(bare),
      ratio: rounded(ours / bare),
      bar: verdict(ours / bare, bar),
    }),
  };
}

function timeAnswer(document: object): number {
  let fastest = Infinity;
  const begin = processorMs();
  for (let run = 0; run < LEAST_RUNS || processorMs() - begin < 1e3 * SECONDS; run++) {
    const start = processorMs();
    const answer = createTrussSolver().solve(document, { include: [] });
    fastest = Math.min(fastest, processorMs() - start);
    if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures.slice(0, 3)));
  }
  return fastest;
}

const LEAST_RUNS = 3;
