import { createSimdKernel } from '../../src/sparse/kernels/simdKernel.ts';
import { analyzeSystem } from '../../src/sparse/system/analysis.ts';
import type { CholmodTime, CholmodTimer } from '../cholmod/cholmod.ts';
import { rounded, verdict } from '../verdict.ts';
import { countOperations } from './countOperations.ts';
import { assembleReducedMatrix } from './reducedMatrix.ts';
import { createEquations, factorizeWorkload, timeSolve } from './solveWorkload.ts';
import { createDoubleLayerGrid, createGirder, createGrid, type TrussWorkload } from './workloads.ts';

/**
 * Approximate numbers of joints, and the form of the truss of each series; the bar applies to the plane ones, and
 * CHOLMOD is timed with them.
 */
const SIZES = [1000, 10_000, 100_000] as const;
const SERIES = {
  'grid in a plane': { create: (joints: number) => createGrid(side(joints), side(joints), 1), hasBar: true },
  'double-layer grid': {
    create: (joints: number) => createDoubleLayerGrid(side(joints / 2), 1),
    hasBar: false,
  },
  girder: { create: (joints: number) => createGirder(joints / 4, 4, 1), hasBar: true },
} as const;
const BAR = 1.5;
/** The fill of a planar graph grows as n log n. */
const LOG_FACTOR = Math.log(SIZES[2]) / Math.log(SIZES[0]);
const SECONDS = 1;

/** Time per joint at one size: ours, and CHOLMOD's if it was timed. */
interface Row {
  readonly joints: number;
  readonly operations: number;
  readonly us: number;
  readonly cholmod?: { readonly operations: number; readonly us: number } | undefined;
}

/**
 * Measures the time per joint from 1000 to 100 000 joints, warm; each growth is relative to the smallest truss of the
 * series. The operations of the factorization are listed too: no elimination order of a grid of n joints needs fewer
 * than n^1.5 (A. J. Hoffman, M. S. Martin, D. J. Rose, Complexity bounds for regular finite difference and finite
 * element grids, SIAM J. Numer. Anal. 10 (1973), 364-369), so the time per joint must grow.
 */
export function benchTrussGrowth(timer: CholmodTimer | null): object[] {
  return Object.entries(SERIES).flatMap(([series, { create, hasBar }]) => {
    const rows = SIZES.map((size) => timeSize(create(size), hasBar ? timer : null));
    const [first] = rows as [Row, ...Row[]];
    return rows.map((row, i) => {
      const growth = row.us / first.us;
      const isLast = i === rows.length - 1;
      return {
        series,
        joints: row.joints,
        'operations a joint': Math.round(row.operations),
        growth: rounded(row.operations / first.operations),
        'µs a joint': rounded(row.us),
        'growth ': rounded(growth),
        'operations/ns': rounded(row.operations / row.us / 1000),
        ...(row.cholmod && {
          "CHOLMOD's operations": Math.round(row.cholmod.operations),
          "CHOLMOD's µs": rounded(row.cholmod.us),
          'growth of it': rounded(row.cholmod.us / first.cholmod!.us),
        }),
        'bar 1.5': isLast && hasBar ? verdict(growth, BAR) : '',
        'with log n': isLast && hasBar ? verdict(growth, BAR * LOG_FACTOR) : '',
      };
    });
  });
}

function timeSize(workload: TrussWorkload, timer: CholmodTimer | null): Row {
  const equations = createEquations(workload);
  const { system, forces } = equations;
  const joints = system.anchors.length;
  const kernel = createSimdKernel() ?? undefined;
  const matrix = assembleReducedMatrix(system, forces);
  factorizeWorkload(equations, kernel, matrix);
  const perJoint = ({ total, operations }: Pick<CholmodTime, 'total' | 'operations'>) => ({
    operations: operations / joints,
    us: (1000 * total) / joints,
  });
  return {
    joints,
    ...perJoint({
      total: timeSolve(equations, kernel, SECONDS).total,
      operations: countOperations(analyzeSystem(system)),
    }),
    cholmod: timer ? perJoint(timer.time(matrix, SECONDS)) : undefined,
  };
}

function side(joints: number): number {
  return Math.round(Math.sqrt(joints));
}
