import { afterEach, describe, expect, test } from 'vitest';
import { createWorkerPool, type WorkerPoolOptions } from './workerPool.ts';
import type { Solver } from './solver.ts';

const WORKERS = new URL('../../test/support/workers/', import.meta.url);
const ENDLESS = { kind: 'msb', document: { isEndless: true }, options: {} } as const;
const QUICK = { kind: 'msb', document: {}, options: {} } as const;

let pool: Solver | undefined;

function create(worker: string, options: WorkerPoolOptions = {}): Solver {
  pool = createWorkerPool({ threads: 1, worker: new URL(worker, WORKERS), ...options });
  return pool;
}

afterEach(() => pool?.close());

describe('worker pool', () => {
  test('a solve past its time is ended, and a new thread solves the next', async () => {
    const solver = create('endless.ts', { budgetMs: 1500, waitMs: 3000 });
    expect(await solver.solve(QUICK, { queue: 16 })).toMatchObject({ id: 1 });
    const spent = solver.solve(ENDLESS, { queue: 16 });
    const next = solver.solve(QUICK, { queue: 16 });
    await expect(spent).rejects.toMatchObject({ key: 'solveTimeout' });
    // The first task of its thread: the one that could not end is gone.
    expect(await next).toMatchObject({ id: 1 });
  });

  test('a full queue refuses at once and says when to come again', async () => {
    const solver = create('endless.ts', { budgetMs: 1000, waitMs: 5000 });
    const running = solver.solve(ENDLESS, { queue: 2 });
    const waiting = [solver.solve(QUICK, { queue: 2 }), solver.solve(QUICK, { queue: 2 })];
    await expect(solver.solve(QUICK, { queue: 2 })).rejects.toMatchObject({ key: 'busy', retryAfter: 1 });
    await expect(running).rejects.toMatchObject({ key: 'solveTimeout' });
    await Promise.all(waiting);
  });

  test('nobody waits longer than the time for waiting', async () => {
    const solver = create('endless.ts', { budgetMs: 1500, waitMs: 200 });
    const running = solver.solve(ENDLESS, { queue: 16 });
    await expect(solver.solve(QUICK, { queue: 16 })).rejects.toMatchObject({ key: 'busy' });
    await expect(running).rejects.toMatchObject({ key: 'solveTimeout' });
    expect(await solver.solve(QUICK, { queue: 16 })).toMatchObject({ kind: 'solved' });
  });

  test('a solve that fills the memory of its thread ends like one past its time', async () => {
    const solver = create('hungry.ts', { budgetMs: 20_000 });
    await expect(solver.solve(QUICK, { queue: 16 })).rejects.toMatchObject({ key: 'solveTimeout' });
  }, 30_000);
});
