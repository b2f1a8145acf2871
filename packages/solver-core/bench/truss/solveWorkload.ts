import { createPlainKernel } from '../../src/sparse/kernels/plainKernel.ts';
import { analyzeSystem } from '../../src/sparse/system/analysis.ts';
import { factorizeSystem, type Factor } from '../../src/sparse/system/factorization.ts';
import type { FrontKernel } from '../../src/sparse/kernels/frontKernel.ts';
import { solveSystem } from '../../src/sparse/system/solution.ts';
import type { JointSystem } from '../../src/sparse/system/jointSystem.ts';
import { processorMs } from '../calibration.ts';
import { assembleReducedMatrix, getLargestResidual } from './reducedMatrix.ts';
import type { TrussWorkload } from './workloads.ts';
import { createWorkloadSystem, getWorkloadForces } from './workloadSystem.ts';

/** Times of one solve from joints, links and loads to displacements; processor time in ms. */
export interface SolveTime {
  readonly analysis: number;
  readonly factorization: number;
  readonly solve: number;
  readonly total: number;
}

/** The calls that a workload makes to a solver of stiffness equations. */
export interface WorkloadEquations {
  readonly system: JointSystem;
  readonly forces: Float64Array;
}

/** Relative to the largest force; CHOLMOD leaves 1e-7 on the largest space grid. */
const LARGEST_RESIDUAL = 1e-6;

export function createEquations(workload: TrussWorkload): WorkloadEquations {
  return { system: createWorkloadSystem(workload), forces: getWorkloadForces(workload) };
}

/**
 * Solves warm for the given number of seconds of processor time, at least twice, and returns the times of the fastest
 * run.
 */
export function timeSolve(
  equations: WorkloadEquations,
  kernel: FrontKernel = createPlainKernel(),
  seconds = 1,
): SolveTime {
  const start = processorMs();
  let best = solveOnce(equations, kernel);
  for (let run = 1; run < LEAST_RUNS || processorMs() - start < 1e3 * seconds; run++) {
    const next = solveOnce(equations, kernel);
    if (next.total < best.total) best = next;
  }
  return best;
}

const LEAST_RUNS = 2;

function solveOnce({ system, forces }: WorkloadEquations, kernel: FrontKernel): SolveTime {
  const start = processorMs();
  const analysis = analyzeSystem(system);
  const analysed = processorMs();
  const factor = getFactor(factorizeSystem(analysis, system, { kernel }));
  const factorized = processorMs();
  solveSystem(factor, forces);
  const end = processorMs();
  return {
    analysis: analysed - start,
    factorization: factorized - analysed,
    solve: end - factorized,
    total: end - start,
  };
}

/**
 * Returns the factor of a workload, all of which can be solved, after checking the residual forces. `matrix` is that of
 * the same equations.
 */
export function factorizeWorkload(
  { system, forces }: WorkloadEquations,
  kernel?: FrontKernel,
  matrix = assembleReducedMatrix(system, forces),
): Factor {
  const factor = getFactor(factorizeSystem(analyzeSystem(system), system, { kernel }));
  const displacements = solveSystem(factor, forces);
  const residual = getLargestResidual(matrix, system, displacements);
  if (!(residual < LARGEST_RESIDUAL)) throw new Error(`the answer leaves ${residual} of the forces`);
  return factor;
}

function getFactor(factorized: ReturnType<typeof factorizeSystem>): Factor {
  if ('values' in factorized) return factorized;
  throw new Error(`a workload cannot be solved: ${JSON.stringify(factorized)}`);
}
