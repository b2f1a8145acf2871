import { createPlainKernel } from '../../src/truss/kernels/plainKernel.ts';
import { createSimdKernel } from '../../src/truss/kernels/simdKernel.ts';
import type { CholmodTime, CholmodTimer } from '../cholmod/cholmod.ts';
import { rounded, verdict } from '../verdict.ts';
import { assembleReducedMatrix } from './reducedMatrix.ts';
import { createEquations, factorizeWorkload, timeSolve } from './solveWorkload.ts';
import { TRUSS_FAMILIES, type TrussFamily } from './workloads.ts';

/** Largest ratio of our time to CHOLMOD's, both for order, symbolic analysis, factor and solve on one thread, in one run. */
const BARS: Readonly<Partial<Record<TrussFamily, number>>> = {
  'truss-bridge-1k': 1.2,
  'truss-10k-2d': 0.45,
  'truss-10k-dlg': 0.4,
  'truss-10k-cube': 1.1,
  'truss-100k-2d': 0.55,
  'truss-100k-dlg': 0.6,
  'truss-100k-bridge': 1.5,
};
/** The same of the kernel in plain JavaScript, which has to do where WebAssembly is blocked. */
const PLAIN_BARS: Readonly<Partial<Record<TrussFamily, number>>> = { 'truss-10k-2d': 1 };
const ROUNDS = 2;
const SECONDS = 2;

/**
 * Solves warm every family in whose name `part` occurs, in turns with CHOLMOD where there is one: what else the machine does then slows both.
 * `calibrationMs` stands in for it elsewhere.
 */
export function benchTrussFamilies(
  calibrationMs: number,
  timer: CholmodTimer | null,
  part: string,
): object[] {
  const families = (Object.keys(TRUSS_FAMILIES) as TrussFamily[]).filter((family) => family.includes(part));
  return families.flatMap((family) => benchFamily(family, calibrationMs, timer));
}

function benchFamily(family: TrussFamily, calibrationMs: number, timer: CholmodTimer | null): object[] {
  const equations = createEquations(TRUSS_FAMILIES[family](1));
  const matrix = assembleReducedMatrix(equations.system, equations.forces);
  const simd = createSimdKernel();
  const kernels = [...(simd ? [simd] : []), createPlainKernel()];
  for (const kernel of kernels) factorizeWorkload(equations, kernel);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    cholmod: timer?.time(matrix, SECONDS),
    ours: kernels.map((kernel) => timeSolve(equations, kernel, SECONDS)),
  }));
  const cholmod = fastest(rounds.flatMap((round) => round.cholmod ?? []));
  return kernels.map(({ name }, i) => {
    const ours = fastest(rounds.map((round) => round.ours[i]!))!;
    const bars = name === 'simd' ? BARS : PLAIN_BARS;
    return {
      family,
      unknowns: matrix.size,
      kernel: name,
      'order ms': rounded(ours.analysis),
      'factor ms': rounded(ours.factorization),
      'solve ms': rounded(ours.solve),
      'all ms': rounded(ours.total),
      'of calibration': rounded(ours.total / calibrationMs),
      ...(cholmod && compare(ours.total, cholmod, bars[family])),
    };
  });
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
