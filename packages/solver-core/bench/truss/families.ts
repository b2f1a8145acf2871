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
const SECONDS = 2;

/** Solves every family warm, beside CHOLMOD where there is one; `calibrationMs` stands in for it elsewhere. */
export function benchTrussFamilies(calibrationMs: number, timer: CholmodTimer | null): object[] {
  const rows: object[] = [];
  for (const family of Object.keys(TRUSS_FAMILIES) as TrussFamily[]) {
    const equations = createEquations(TRUSS_FAMILIES[family](1));
    const matrix = assembleReducedMatrix(equations.system, equations.forces);
    const cholmod = timer?.time(matrix, SECONDS);
    const simd = createSimdKernel();
    const kernels = [
      ...(simd ? [{ kernel: simd, bars: BARS }] : []),
      { kernel: createPlainKernel(), bars: PLAIN_BARS },
    ];
    for (const { kernel, bars } of kernels) {
      factorizeWorkload(equations, kernel);
      const ours = timeSolve(equations, kernel, SECONDS);
      rows.push({
        family,
        unknowns: matrix.size,
        kernel: kernel.name,
        'order ms': rounded(ours.analysis),
        'factor ms': rounded(ours.factorization),
        'solve ms': rounded(ours.solve),
        'all ms': rounded(ours.total),
        'of calibration': rounded(ours.total / calibrationMs),
        ...(cholmod && compare(ours.total, cholmod, bars[family])),
      });
    }
  }
  return rows;
}

function compare(ours: number, { ordering, mode, total }: CholmodTime, bar: number | undefined): object {
  return {
    CHOLMOD: `${ordering} ${mode}`,
    'CHOLMOD ms': rounded(total),
    ratio: rounded(ours / total),
    bar: bar === undefined ? '' : verdict(ours / total, bar),
  };
}
