import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rounded, verdict } from '../verdict.ts';
import type { TrussFamily } from './workloads.ts';

/** Largest resident memory of a process that does nothing but read and solve one truss; MB. */
const BARS_MB: Readonly<Partial<Record<TrussFamily, number>>> = {
  'truss-10k-2d': 200,
  'truss-10k-dlg': 200,
  'truss-100k-2d': 1000,
  'truss-100k-dlg': 1000,
  'truss-100k-bridge': 1000,
};
const CHILD = path.join(import.meta.dirname, 'memoryChild.ts');

/** Solves each truss in a process of its own and asks how much memory that took at most. */
export function benchMemory(): object[] {
  return (Object.keys(BARS_MB) as TrussFamily[]).map((family) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, CHILD, family], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${family}: ${stderr}`);
    const megabytes = Number(stdout) / 1024;
    return { family, 'RSS MB': rounded(megabytes), bar: verdict(megabytes, BARS_MB[family]!) };
  });
}
