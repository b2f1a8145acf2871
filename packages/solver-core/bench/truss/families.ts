import { createPlainKernel } from '../../src/sparse/kernels/plainKernel.ts';
import { createSimdKernel } from '../../src/sparse/kernels/simdKernel.ts';
import type { FrontKernel } from '../../src/sparse/kernels/frontKernel.ts';
import type { CholmodTime, CholmodTimer } from '../cholmod/cholmod.ts';
import { rounded, verdict } from '../verdict.ts';
import { assembleReducedMatrix } from './reducedMatrix.ts';
import { createEquations, factorizeWorkload, timeSolve, type SolveTime } from './solveWorkload.ts';
import { TRUSS_FAMILIES, type TrussFamily } from './workloads.ts';

/**
 * Greatest ratio of our time to CHOLMOD's, both for ordering, symbolic analysis, factorization and solve on one thread,
 * in one run.
 */
const BARS: Readonly<Partial<Record<TrussFamily, number>>> = {
  'truss-bridge-1k': 1.2,
  'truss-10k-2d': 0.45,
  'truss-10k-dlg': 0.4,
  'truss-10k-cube': 1.1,
  'truss-100k-2d': 0.55,
  'truss-100k-dlg': 0.6,
  'truss-100k-bridge': 1.5,
};
/** The same bars for the kernel in plain JavaScript, which has to suffice where WebAssembly is blocked. */
const PLAIN_BARS: Readonly<Partial<Record<TrussFamily, number>>> = { 'truss-10k-2d': 1 };
/** Only timed when selected by name, because CHOLMOD takes minutes for it; it has no bar. */
const BY_NAME: TrussFamily = 'truss-100k-tower';
const ROUNDS = 2;
const SECONDS = 2;
/** Seconds for timing a kernel without a bar, in one round. */
const UNBARRED_SECONDS = 1;

/**
 * Solves every family whose name contains `part` warm, alternating with CHOLMOD if it is available, so that other work
 * on the machine slows both. Without CHOLMOD, `calibrationMs` is the reference.
 */
export function benchTrussFamilies(
  calibrationMs: number,
  timer: CholmodTimer | null,
  part: string,
): object[] {
  const families = (Object.keys(TRUSS_FAMILIES) as TrussFamily[]).filter(
    (family) => family.includes(part) && (part !== '' || family !== BY_NAME),
  );
  return families.flatMap((family) => benchFamily(family, calibrationMs, timer));
}

function benchFamily(family: TrussFamily, calibrationMs: number, timer: CholmodTimer | null): object[] {
  const equations = createEquations(TRUSS_FAMILIES[family](1));
  const matrix = assembleReducedMatrix(equations.system, equations.forces);
  const simd = createSimdKernel();
  const kernels = [...(simd ? [simd] : []), createPlainKernel()];
  for (const kernel of kernels) factorizeWorkload(equations, kernel, matrix);
  const cholmods: CholmodTime[] = [];
  const times = kernels.map((): SolveTime[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    if (timer) cholmods.push(timer.time(matrix, SECONDS, cholmods[0]?.near));
    kernels.forEach((kernel, i) => {
      const isBarred = barOf(family, kernel) !== undefined;
      if (round > 0 && !isBarred) return;
      times[i]!.push(timeSolve(equations, kernel, isBarred ? SECONDS : UNBARRED_SECONDS));
    });
  }
  const cholmod = fastest(cholmods);
  return kernels.map((kernel, i) => {
    const { name } = kernel;
    const ours = fastest(times[i]!)!;
    return {
      family,
      unknowns: matrix.size,
      kernel: name,
      'order ms': rounded(ours.analysis),
      'factor ms': rounded(ours.factorization),
      'solve ms': rounded(ours.solve),
      'all ms': rounded(ours.total),
      'of calibration': rounded(ours.total / calibrationMs),
      ...(cholmod && compare(ours.total, cholmod, barOf(family, kernel))),
    };
  });
}

function barOf(family: TrussFamily, { name }: FrontKernel): number | undefined {
  return name === 'simd' ? BARS[family] : PLAIN_BARS[family];
}

function fastest<T extends { readonly total: number }>(times: readonly T[]): T | undefined {
  return times.reduce<T | undefined>(
    (best, time) => (best && best.total <= time.total ? best : time),
    undefined,
  );
}

function compare(ours: number, { ordering, mode, total }: CholmodTime, bar: number | undefined): object {
  return {
    CHOLMOD: `${ordering} ${mode}`,
    'CHOLMOD ms': rounded(total),
    ratio: rounded(ours / total),
    bar: bar === undefined ? '' : verdict(ours / total, bar),
  };
}
