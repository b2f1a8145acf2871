import os from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSolveLanes, type SolveLanes } from './solveLanes.ts';

const worker = new URL('../../test/support/workers/endless.ts', import.meta.url);
const ENDLESS = { kind: 'msb', document: { isEndless: true }, options: {} } as const;
const BUSY = { ...ENDLESS, document: { isEndless: true, isBusy: true } } as const;
const QUICK = { kind: 'msb', document: {}, options: {} } as const;
const HEAVY = { queue: 16, bytes: 1e6 };
const LIGHT = { queue: 16, bytes: 1000 };

let lanes: SolveLanes | undefined;

async function open(options: Parameters<typeof createSolveLanes>[0]): Promise<SolveLanes> {
  lanes = createSolveLanes({ worker, processors: 2, ...options });
  await Promise.all([lanes.warmUp(QUICK), lanes.warmUpLight(QUICK)]);
  return lanes;
}

// Time limits and waits are advanced by the test, because on a busy machine threads start late.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  await lanes?.close();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('lanes of solving', () => {
  test('a heavy document without an end keeps no light one waiting', async () => {
    const solver = await open({ budgetMs: 3000 });
    // As many solves as there are light threads: the second waits for the first.
    const spent = expect(solver.solve(BUSY, HEAVY)).rejects.toMatchObject({ key: 'solveTimeout' });
    const refused = expect(solver.solve(ENDLESS, HEAVY)).rejects.toMatchObject({ key: 'busy' });
    for (let i = 0; i < 20; i += 1)
      expect(await solver.solve(QUICK, LIGHT)).toMatchObject({ kind: 'solved' });
    await pass(3000);
    await Promise.all([spent, refused]);
  });

  test('a light document that spent its budget takes the heavy lane when it comes again, and leaves the light one free', async () => {
    const solver = await open({ budgetMs: 1500, waitMs: 5000 });
    const spend = (document: object) =>
      expect(solver.solve({ ...ENDLESS, document }, LIGHT)).rejects.toMatchObject({ key: 'solveTimeout' });
    const documents = [ENDLESS.document, { ...ENDLESS.document, title: 'another' }];
    const first = spend(ENDLESS.document);
    await pass(1500);
    await first;
    const again = documents.map(spend);
    // Only the document that is not yet known as slow takes one of the two light threads, so that the other one is
    // free.
    let hasEnded = false;
    const spent = Promise.all(again).finally(() => (hasEnded = true));
    expect(await solver.solve(QUICK, LIGHT)).toMatchObject({ kind: 'solved' });
    expect(hasEnded).toBe(false);
    await pass(1500);
    await spent;
  }, 30_000);

  test('a heavy document is solved by the spare thread while the thread before it is being replaced', async () => {
    const solver = await open({ budgetMs: 500, waitMs: 5000 });
    const spent = expect(solver.solve(ENDLESS, HEAVY)).rejects.toMatchObject({ key: 'solveTimeout' });
    const next = solver.solve(QUICK, HEAVY);
    await pass(500);
    await spent;
    // The second task of an existing thread; `warmUp` gave it the first.
    expect(await next).toMatchObject({ id: 2 });
  });

  test('the light lane is warmed up by ten solves of a small task, the heavy one by one', async () => {
    const solver = await open({});
    expect(await solver.solve(QUICK, LIGHT)).toMatchObject({ id: 2 });
    expect(await solver.solve(QUICK, HEAVY)).toMatchObject({ id: 2 });
  });

  test('the given number of threads of the light lane is warmed up, by one solve each', async () => {
    const solver = createSolveLanes({ worker, processors: 2 });
    lanes = solver;
    await solver.warmUpLight(QUICK, 2);
    const ids = await Promise.all([QUICK, QUICK].map((task) => solver.solve(task, LIGHT)));
    expect(ids).toMatchObject([{ id: 2 }, { id: 2 }]);
    expect(await solver.solve(QUICK, HEAVY)).toMatchObject({ id: 1 });
  });

  test('four light ones wait where one heavy one would', async () => {
    const solver = await open({ budgetMs: 800, waitMs: 5000 });
    for (const [admission, waiting] of [
      [{ ...LIGHT, queue: 2 }, 8],
      [{ ...HEAVY, queue: 2 }, 2],
    ] as const) {
      const threads = admission.bytes === HEAVY.bytes ? 1 : 2;
      const endless = Array.from({ length: threads }, () => solver.solve(ENDLESS, admission));
      const spent = Promise.allSettled(endless);
      const quick = Array.from({ length: waiting + 1 }, () => solver.solve(QUICK, admission));
      const settled = Promise.allSettled(quick);
      await pass(800);
      const replies = await settled;
      expect(replies.map(({ status }) => status)).toEqual([
        ...Array.from({ length: waiting }, () => 'fulfilled'),
        'rejected',
      ]);
      await spent;
    }
  });

  test('a light one waits longer than a heavy one', async () => {
    const solver = await open({ budgetMs: 750 });
    for (const [admission, threads, status] of [
      [LIGHT, 2, 'fulfilled'],
      [HEAVY, 1, 'rejected'],
    ] as const) {
      const spent = Promise.allSettled(
        Array.from({ length: threads }, () => solver.solve(ENDLESS, admission)),
      );
      const waiting = Promise.allSettled([solver.solve(QUICK, admission)]);
      await pass(750);
      const [waited] = await waiting;
      expect(waited.status).toBe(status);
      await spent;
    }
  });

  test('reports the work of both lanes', async () => {
    const solver = await open({ budgetMs: 500, waitMs: 5000 });
    const heavy = [ENDLESS, QUICK].map((task) => solver.solve(task, HEAVY).catch(() => null));
    const light = solver.solve(QUICK, LIGHT);
    expect(solver.load()).toEqual({ running: 2, waiting: 1 });
    await light;
    await pass(500);
    await Promise.all(heavy);
    expect(solver.load()).toEqual({ running: 0, waiting: 0 });
  });

  test.runIf(process.platform === 'linux')('heavy threads give way to light ones', async () => {
    lanes = createSolveLanes({
      worker: new URL('../../test/support/workers/priority.ts', import.meta.url),
      processors: 2,
    });
    // The whole test run may have been started at a lower priority.
    const own = os.getPriority();
    expect(await lanes.solve(QUICK, LIGHT)).toMatchObject({ id: own });
    expect(await lanes.solve(QUICK, HEAVY)).toMatchObject({ id: Math.min(19, own + 10) });
  });
});
