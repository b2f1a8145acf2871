import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endOf, endThreads } from './endThreads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a thread that ends only after the given number of ignored requests. */
function createThread(deafTo: number) {
  const thread = Object.assign(new EventEmitter(), {
    threadId: 1,
    told: 0,
    terminate() {
      thread.told += 1;
      if (thread.told <= deafTo) return Promise.resolve(0);
      thread.threadId = -1;
      thread.emit('exit', 1);
      return Promise.resolve(1);
    },
  });
  return thread;
}

async function msUntil(ended: Promise<unknown>): Promise<number> {
  const begin = Date.now();
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver) await vi.advanceTimersByTimeAsync(100);
  return Date.now() - begin;
}

test('a thread that missed the request to end gets it again', async () => {
  const thread = createThread(2);
  await thread.terminate();
  expect(await msUntil(endOf(thread))).toBe(1000);
  expect(thread.told).toBe(3);
});

test('a thread that has ended is not waited for, and one that never ends for two seconds', async () => {
  const thread = createThread(Infinity);
  expect(await msUntil(endOf(thread))).toBe(2200);
  expect(vi.getTimerCount()).toBe(0);
  thread.threadId = -1;
  await endOf(thread);
});

test('threads of a pool are ended beside each other', async () => {
  const threads = [createThread(1), createThread(2), createThread(Infinity)];
  const destroy = vi.fn(async () => {
    for (const thread of threads) await thread.terminate();
    await new Promise(() => undefined);
  });
  expect(await msUntil(endThreads({ threads, destroy }))).toBe(2200);
  expect(destroy).toHaveBeenCalledOnce();
});
