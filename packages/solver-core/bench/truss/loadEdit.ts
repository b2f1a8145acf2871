import { createSimdKernel } from '../../src/truss/kernels/simdKernel.ts';
import { solveSystem } from '../../src/truss/system/solution.ts';
import { measure, median } from '../calibration.ts';
import { rounded, verdict } from '../verdict.ts';
import { createEquations, factorizeWorkload } from './solveWorkload.ts';
import { TRUSS_FAMILIES } from './workloads.ts';

const BAR_MS = 4;

/** Times what is left to solve when only loads were edited: the factor is kept. */
export function benchLoadEdit(): object[] {
  const equations = createEquations(TRUSS_FAMILIES['truss-10k-2d'](1));
  const factor = factorizeWorkload(equations, createSimdKernel() ?? undefined);
  const times = measure(200, () => solveSystem(factor, equations.forces));
  const fastest = times[0]!;
  return [
    {
      edit: 'loads of truss-10k-2d',
      'min ms': rounded(fastest),
      'median ms': rounded(median(times)),
      bar: verdict(fastest, BAR_MS),
    },
  ];
}
