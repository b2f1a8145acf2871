import { createSimdKernel } from '../../src/truss/kernels/simdKernel.ts';
import { analyzeSystem } from '../../src/truss/system/analysis.ts';
import { factorizeSystem } from '../../src/truss/system/factorization.ts';
import { solveSystem } from '../../src/truss/system/solution.ts';
import { createEquations } from './solveWorkload.ts';
import { TRUSS_FAMILIES, type TrussFamily } from './workloads.ts';

/** Solves the family it is given and prints the most memory it had, in kB. */
const { system, forces } = createEquations(TRUSS_FAMILIES[process.argv[2] as TrussFamily](1));
const factor = factorizeSystem(analyzeSystem(system), system, createSimdKernel() ?? undefined);
if (!('values' in factor)) throw new Error('cannot be solved');
solveSystem(factor, forces);
console.log(process.resourceUsage().maxRSS);
