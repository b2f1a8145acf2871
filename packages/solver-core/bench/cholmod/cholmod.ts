import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReducedMatrix } from '../truss/reducedMatrix.ts';

/** The fastest run of CHOLMOD over three orderings and two modes, on one thread; times in ms. */
export interface CholmodTime {
  readonly ordering: 'AMD' | 'METIS' | 'NESDIS';
  readonly mode: 'simplicial' | 'supernodal';
  readonly analysis: number;
  readonly factorization: number;
  readonly solve: number;
  readonly total: number;
  readonly residual: number;
  /** Number of operations of its factorization. */
  readonly operations: number;
  /** Combinations of ordering and mode within a factor of two of the fastest, as `time` accepts them. */
  readonly near: number;
}

export interface CholmodTimer {
  /**
   * Times CHOLMOD for at least the given number of seconds, each combination at least once while it can still be the
   * fastest; later rounds pass only those in `near`.
   */
  time(matrix: ReducedMatrix, seconds: number, ways?: number): CholmodTime;
  /** Removes the compiled program and the written files. */
  dispose(): void;
}

/** Includes and libraries as Debian names them; other systems set CFLAGS. */
const FLAGS = ['-I/usr/include/suitesparse', '-lcholmod', '-lopenblas', '-lm'] as const;
/** The bars are for one thread on both sides. */
const ONE_THREAD = { OPENBLAS_NUM_THREADS: '1', OMP_NUM_THREADS: '1' } as const;

/** Compiles the timer; returns null if there is no C compiler or no SuiteSparse. */
export function createCholmodTimer(): CholmodTimer | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'eecs-cholmod-'));
  const dispose = () => rmSync(folder, { recursive: true, force: true });
  const binary = path.join(folder, 'timer');
  const source = path.join(import.meta.dirname, 'timer.c');
  const words = (process.env.CFLAGS ?? '').split(' ').filter(Boolean);
  const compiled = spawnSync(process.env.CC ?? 'cc', ['-O2', ...words, source, ...FLAGS, '-o', binary]);
  if (compiled.status !== 0) {
    dispose();
    return null;
  }
  const file = path.join(folder, 'system.bin');
  return {
    dispose,
    time(matrix, seconds, ways) {
      writeFileSync(file, writeMatrix(matrix));
      const asked = ways === undefined ? [] : [`${ways}`];
      const { status, stdout, stderr } = spawnSync(binary, [file, `${seconds}`, ...asked], {
        encoding: 'utf8',
        env: { ...process.env, ...ONE_THREAD },
      });
      if (status !== 0) throw new Error(`CHOLMOD timer: ${stderr}`);
      return JSON.parse(stdout) as CholmodTime;
    },
  };
}

/** Writes the file that the timer reads, little-endian like the machines on which it runs. */
function writeMatrix({ size, starts, rows, values, forces }: ReducedMatrix): Uint8Array {
  const parts = [Int32Array.of(size, rows.length), starts, rows, values, forces];
  return Buffer.concat(parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)));
}
