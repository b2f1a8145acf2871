import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rounded, verdict } from '../verdict.ts';
import type { TrussFamily } from './workloads.ts';

/** Greatest resident memory of a process that only solves one truss; MB. */
const BARS_MB: Readonly<Partial<Record<TrussFamily, number>>> = {
  'truss-10k-2d': 200,
  'truss-10k-dlg': 200,
  'truss-100k-2d': 1000,
  'truss-100k-dlg': 1000,
  'truss-100k-bridge': 1000,
};
const CHILD = path.join(import.meta.dirname, 'memoryChild.ts');

/**
 * Solves each truss in processes of their own, its equations alone and from a document to all results, and measures the
 * peak memory.
 */
export function benchMemory(): object[] {
  return (Object.keys(BARS_MB) as TrussFamily[]).map((family) => {
    const bar = BARS_MB[family]!;
    const [equations, document] = [runChild(family, 'equations'), runChild(family, 'document')];
    return {
      family,
      'equations MB': rounded(equations),
      'bar of equations': verdict(equations, bar),
      'document MB': rounded(document),
      'bar of document': verdict(document, bar),
    };
  });
}

function runChild(family: TrussFamily, what: 'equations' | 'document'): number {
  const words = [...process.execArgv, CHILD, family, what];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${family}, ${what}: ${stderr}`);
  return Number(stdout) / 1024;
}
