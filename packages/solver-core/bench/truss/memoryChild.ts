import { readFileSync } from 'node:fs';
import { createSimdKernel } from '../../src/sparse/kernels/simdKernel.ts';
import { solveTruss } from '../../src/truss/solveTruss.ts';
import { analyzeSystem } from '../../src/sparse/system/analysis.ts';
import { factorizeSystem } from '../../src/sparse/system/factorization.ts';
import { solveSystem } from '../../src/sparse/system/solution.ts';
import { createEquations } from './solveWorkload.ts';
import { createWorkloadDocument } from './workloadDocument.ts';
import { TRUSS_FAMILIES, type TrussFamily } from './workloads.ts';

/** Solves the given family, as equations or as a document, and prints its peak memory in kB. */
const [, , family, what] = process.argv;
const workload = TRUSS_FAMILIES[family as TrussFamily](1);
if (what === 'document') {
  const answer = solveTruss(createWorkloadDocument(workload), { include: [] });
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures.slice(0, 3)));
} else {
  const { system, forces } = createEquations(workload);
  const factor = factorizeSystem(analyzeSystem(system), system, { kernel: createSimdKernel() ?? undefined });
  if (!('values' in factor)) throw new Error('cannot be solved');
  solveSystem(factor, forces);
}
console.log(mostMemory());

/** Reads the memory of this process alone, because on Linux `maxRSS` keeps that of the parent across `exec`. */
function mostMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))![1]);
}
