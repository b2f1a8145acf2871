import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerPage } from './answerPage.ts';
import { type Run, type TaskWorker, type WorkerReply, runInWorker } from './runInWorker.ts';

const BOUND_MS = 20_000;

/** A worker whose messages the test sends. */
class Puppet extends EventTarget {
  readonly tasks: unknown[] = [];
  isEnded = false;
  readonly postMessage = (task: unknown): void => void this.tasks.push(task);
  readonly terminate = (): void => void (this.isEnded = true);
  readonly reply = (data: WorkerReply<string, number>): void =>
    void this.dispatchEvent(new MessageEvent('message', { data }));
  /** Fails, and returns whether the page keeps quiet about it. */
  readonly fail = (): boolean => !this.dispatchEvent(new Event('error', { cancelable: true }));
}

function start({
  create,
  runHere = () => 'here',
}: {
  readonly create: () => TaskWorker;
  readonly runHere?: Run<string, string, number>;
}) {
  const control = new AbortController();
  const seen: number[] = [];
  const outcome = runInWorker<string, string, number>('task', {
    ...{ create, runHere, boundMs: BOUND_MS, signal: control.signal },
    onProgress: (progress) => seen.push(progress),
  });
  return { control, seen, outcome };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('runInWorker', () => {
  test('tells the progress and the result of a worker, and ends it', async () => {
    const worker = new Puppet();
    const { seen, outcome } = start({ create: () => worker });
    expect(worker.tasks).toEqual(['task']);
    worker.reply({ kind: 'ready' });
    worker.reply({ kind: 'progress', progress: 7 });
    worker.reply({ kind: 'done', result: 'there' });
    expect(await outcome).toEqual({ kind: 'done', result: 'there' });
    expect([seen, worker.isEnded, vi.getTimerCount()]).toEqual([[7], true, 0]);
  });

  test('ends a worker that takes too long, counted from its start', async () => {
    const worker = new Puppet();
    const { outcome } = start({ create: () => worker });
    vi.advanceTimersByTime(2 * BOUND_MS);
    expect(worker.isEnded).toBe(false);
    worker.reply({ kind: 'ready' });
    vi.advanceTimersByTime(BOUND_MS - 1);
    expect(worker.isEnded).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await outcome).toEqual({ kind: 'late' });
    expect(worker.isEnded).toBe(true);
  });

  test('ends a worker that the reader stops, also before it starts', async () => {
    for (const isStarted of [true, false]) {
      const worker = new Puppet();
      const { control, outcome } = start({ create: () => worker });
      if (isStarted) worker.reply({ kind: 'ready' });
      control.abort();
      expect(await outcome).toEqual({ kind: 'stopped' });
      expect([worker.isEnded, vi.getTimerCount()]).toEqual([true, 0]);
    }
  });

  test('carries out the task in the page where no worker starts', async () => {
    const refused = start({
      create: () => {
        throw new Error('the policy of the page');
      },
    });
    expect(await refused.outcome).toEqual({ kind: 'done', result: 'here' });

    const worker = new Puppet();
    const lost = start({ create: () => worker });
    expect(worker.fail()).toBe(true);
    expect(await lost.outcome).toEqual({ kind: 'done', result: 'here' });
    expect(worker.isEnded).toBe(true);

    vi.unstubAllGlobals();
    expect('Worker' in globalThis).toBe(false);
    const create = vi.fn(() => new Puppet());
    expect(await start({ create }).outcome).toEqual({ kind: 'done', result: 'here' });
    expect(create).not.toHaveBeenCalled();
  });

  test('does not repeat in the page what failed in a worker', async () => {
    const runHere = vi.fn(() => 'here');
    const worker = new Puppet();
    const { outcome } = start({ create: () => worker, runHere });
    worker.reply({ kind: 'ready' });
    expect(worker.fail()).toBe(true);
    expect(await outcome).toEqual({ kind: 'broken' });
    expect(runHere).not.toHaveBeenCalled();
  });
});

test('a worker tells that it has started, its progress and its result, or that it failed', async () => {
  const sent: unknown[] = [];
  const scope: Parameters<typeof answerPage<string, string, number>>[1] = {
    onmessage: null,
    postMessage: (reply) => void sent.push(reply),
  };
  answerPage<string, string, number>((task, onProgress) => {
    if (task === 'bad') throw new Error('out of memory');
    onProgress(1);
    return task.toUpperCase();
  }, scope);
  scope.onmessage!({ data: 'good' });
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  scope.onmessage!({ data: 'bad' });
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  expect(sent).toEqual([
    { kind: 'ready' },
    { kind: 'progress', progress: 1 },
    { kind: 'done', result: 'GOOD' },
    { kind: 'broken' },
  ]);
});
