import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi, type TestContext } from 'vitest';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './workerPool.ts';

const WORKERS = new URL('../../test/support/workers/', import.meta.url);
const ENDLESS = { kind: 'msb', document: { isEndless: true }, options: {} } as const;
const BUSY = { ...ENDLESS, document: { isEndless: true, isBusy: true } } as const;
const QUICK = { kind: 'msb', document: {}, options: {} } as const;

let pool: WorkerPool | undefined;

function create(worker: string, options: WorkerPoolOptions = {}): WorkerPool {
  pool = createWorkerPool({ threads: 1, worker: new URL(worker, WORKERS), ...options });
  return pool;
}

// Time limits and waits are advanced by the test, because on a busy machine threads start late.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  await pool?.close();
});
/** Waits without a timer: `expect.poll` would advance the fake timers. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A watch that records its calls. */
function createRecorder() {
  const events: string[] = [];
  return {
    events,
    watch: {
      ended: (kind: string, end: string) => void events.push(`${kind} ${end}`),
      refused: (reason: string) => void events.push(`refused ${reason}`),
      replacedThread: () => void events.push('replaced'),
      threadFailed: (error: unknown) => void events.push(error instanceof Error ? error.message : 'failed'),
    },
  };
}

async function createMarker({ onTestFinished }: TestContext): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'eecs-pool-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'met');
}

describe('worker pool', () => {
  test('a solve past its time is ended, and a new thread solves the next', async () => {
    const solver = create('endless.ts', { budgetMs: 1500, waitMs: 3000 });
    expect(await solver.solve(QUICK, { queue: 16 })).toMatchObject({ id: 1 });
    const spent = solver.solve(BUSY, { queue: 16 });
    const next = solver.solve(QUICK, { queue: 16 });
    const end = expect(spent).rejects.toMatchObject({ key: 'solveTimeout' });
    await pass(1500);
    await end;
    // The first task of its thread, because the thread that did not end was replaced.
    expect(await next).toMatchObject({ id: 1 });
  });

  test('a solve whose thread got no processor time is put off, as the fault of the machine', async () => {
    const solver = create('endless.ts', { budgetMs: 300, watchProcessor: () => () => true });
    const end = expect(solver.solve(ENDLESS, { queue: 16 })).rejects.toMatchObject({
      key: 'busy',
      retryAfter: 2,
    });
    await pass(300);
    await end;
  });

  test('its turn is free when the memory of its thread is', async () => {
    const solver = create('endless.ts', { budgetMs: 300 });
    let atEnd = 0;
    const end = solver.solve(ENDLESS, { queue: 16 }).catch((error: unknown) => {
      atEnd = solver.load().running;
      throw error;
    });
    const refused = expect(end).rejects.toMatchObject({ key: 'solveTimeout' });
    await pass(300);
    await refused;
    expect(atEnd).toBe(1);
    await until(() => solver.load().running === 0);
  });

  test('a full queue refuses at once and states when to retry', async () => {
    const solver = create('endless.ts', { budgetMs: 1000, waitMs: 5000 });
    const running = solver.solve(ENDLESS, { queue: 2 });
    const waiting = [solver.solve(QUICK, { queue: 2 }), solver.solve(QUICK, { queue: 2 })];
    await expect(solver.solve(QUICK, { queue: 2 })).rejects.toMatchObject({ key: 'busy', retryAfter: 1 });
    const end = expect(running).rejects.toMatchObject({ key: 'solveTimeout' });
    await pass(1000);
    await end;
    await Promise.all(waiting);
  });

  test('no request waits longer than the waiting time', async () => {
    const solver = create('endless.ts', { budgetMs: 1500, waitMs: 200 });
    const running = solver.solve(ENDLESS, { queue: 16 });
    const refused = expect(solver.solve(QUICK, { queue: 16 })).rejects.toMatchObject({ key: 'busy' });
    const end = expect(running).rejects.toMatchObject({ key: 'solveTimeout' });
    await pass(200);
    await refused;
    await pass(1300);
    await end;
    expect(await solver.solve(QUICK, { queue: 16 })).toMatchObject({ kind: 'solved' });
  });

  test('a wait above half a second is subtracted from the time for the solve', async () => {
    const ends: number[] = [];
    const ended = (_kind: string, _end: string, seconds: number) => void ends.push(seconds);
    const watch = { ...createRecorder().watch, ended };
    const solver = create('endless.ts', { budgetMs: 1500, waitMs: 3000, watch });
    const both = [solver.solve(ENDLESS, { queue: 16 }), solver.solve(ENDLESS, { queue: 16 })];
    const ending = Promise.all(
      both.map((spent) => expect(spent).rejects.toMatchObject({ key: 'solveTimeout' })),
    );
    await pass(1500);
    await until(() => solver.load().waiting === 0);
    expect(solver.load()).toEqual({ running: 1, waiting: 0 });
    // The second task waited as long as the first took; 0.5 s of that is not deducted.
    await pass(499);
    expect(ends).toEqual([1.5]);
    await pass(1);
    await ending;
    expect(ends).toEqual([1.5, 0.5]);
  });

  test.each([
    [true, 'written'],
    [false, 'document'],
  ])('of what is large (%s) the thread gets the %s alone', async (isForLarge, sent) => {
    const solver = create('telling.ts', { isForLarge });
    const task = { kind: 'msb', document: { L: 1 }, options: {}, written: new Uint8Array(3) } as const;
    expect(await solver.solve(task, { queue: 16 })).toMatchObject({ corrections: [sent] });
  });

  test('a solve that fills the memory of its thread ends like one past its time', async () => {
    const solver = create('hungry.ts', { budgetMs: 20_000 });
    await expect(solver.solve(QUICK, { queue: 16 })).rejects.toMatchObject({ key: 'solveTimeout' });
  }, 90_000);

  test('a thread that dies under a task is replaced, and the task is solved in the next one', async (context) => {
    const { events, watch } = createRecorder();
    const solver = create('frail.ts', { budgetMs: 20_000, watch });
    const task = { kind: 'msb', document: { diesOnce: await createMarker(context) }, options: {} } as const;
    expect(await solver.solve(task, { queue: 16 })).toMatchObject({ kind: 'solved' });
    expect(events).toEqual(['replaced', 'worker exited with code: 3', 'msb done']);
  });

  test('a fault of the solver is tried twice and reported as such', async () => {
    const { events, watch } = createRecorder();
    const solver = create('frail.ts', { budgetMs: 20_000, watch });
    const task = { kind: 'truss', document: { isBroken: true }, options: {} } as const;
    await expect(solver.solve(task, { queue: 16 })).rejects.toThrow('a fault of the solver');
    expect(events).toEqual(['a fault of the solver', 'truss failed']);
  });

  test('the watch is notified of refusals, spent budgets and threads that ended with them', async () => {
    const { events, watch } = createRecorder();
    const solver = create('endless.ts', { budgetMs: 1000, waitMs: 200, watch });
    const running = solver.solve(ENDLESS, { queue: 1 });
    const waiting = solver.solve(QUICK, { queue: 1 });
    expect(solver.load()).toEqual({ running: 1, waiting: 1 });
    await expect(solver.solve(QUICK, { queue: 1 })).rejects.toMatchObject({ key: 'busy' });
    const ends = Promise.all([
      expect(waiting).rejects.toMatchObject({ key: 'busy' }),
      expect(running).rejects.toMatchObject({ key: 'solveTimeout' }),
    ]);
    await pass(1000);
    await ends;
    await until(() => solver.load().running === 0);
    expect(solver.load()).toEqual({ running: 0, waiting: 0 });
    expect(events).toEqual(['refused full', 'refused waited', 'replaced', 'msb timeout']);
  });

  test('a pool that closes during a solve reports that it closes, then and later', async () => {
    const solver = create('endless.ts', { budgetMs: 20_000 });
    const running = solver.solve(ENDLESS, { queue: 16 });
    const end = expect(running).rejects.toMatchObject({ key: 'closing', retryAfter: 2 });
    await solver.close();
    await end;
    await expect(solver.solve(QUICK, { queue: 16 })).rejects.toMatchObject({ key: 'closing' });
  });
});
