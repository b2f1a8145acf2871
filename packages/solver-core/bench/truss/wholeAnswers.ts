import { solveTruss } from '../../src/truss/solveTruss.ts';
import { processorMs } from '../calibration.ts';
import type { CholmodTimer } from '../cholmod/cholmod.ts';
import { rounded, verdict } from '../verdict.ts';
import { assembleReducedMatrix } from './reducedMatrix.ts';
import { createEquations } from './solveWorkload.ts';
import { createWorkloadDocument } from './workloadDocument.ts';
import { TRUSS_FAMILIES, type TrussFamily } from './workloads.ts';

/**
 * Greatest ratio of the time for complete results to the time that CHOLMOD takes for ordering, symbolic analysis,
 * factorization and solve alone, in one run.
 */
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
 * Times a document to all results, including reading, fingerprint, verdict and every list, alternating with the bare
 * equations in CHOLMOD. Lists of displacements, stresses and utilisations are created on first access, which 'read ms'
 * includes. Processor time is measured, so garbage collection counts on whatever thread it runs.
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
  let [ours, read, bare] = [Infinity, Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    if (timer) bare = Math.min(bare, timer.time(matrix, SECONDS).total);
    const time = timeAnswer(document);
    ours = Math.min(ours, time.answer);
    read = Math.min(read, time.read);
  }
  return {
    family,
    'answer ms': rounded(ours),
    'read ms': rounded(read),
    ...(timer && {
      'CHOLMOD ms': rounded(bare),
      ratio: rounded(ours / bare),
      bar: verdict(ours / bare, bar),
    }),
  };
}

/** `read` includes accessing every list, because some are created only then. */
function timeAnswer(document: object): { readonly answer: number; readonly read: number } {
  let [answered, read] = [Infinity, Infinity];
  const { joints, links } = document as Readonly<Record<'joints' | 'links', readonly unknown[]>>;
  const begin = processorMs();
  for (let run = 0; run < LEAST_RUNS || processorMs() - begin < 1e3 * SECONDS; run++) {
    const start = processorMs();
    const answer = solveTruss(document, { include: [] });
    answered = Math.min(answered, processorMs() - start);
    if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures.slice(0, 3)));
    for (const { displacement, utilisation } of answer.sets)
      if (displacement?.length !== joints.length || utilisation?.length !== links.length)
        throw new Error('a displacement or a utilisation is missing');
    read = Math.min(read, processorMs() - start);
  }
  return { answer: answered, read };
}

const LEAST_RUNS = 3;
