import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOneByOne } from './oneByOne.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('eight works of one client are done one after another, one of another client beside them', async () => {
  const { run } = createOneByOne(1000);
  let underWay = 0;
  let most = 0;
  const work = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    return 'done';
  };
  expect(await Promise.all(Array.from({ length: 8 }, () => run(1, work)))).toEqual(Array(8).fill('done'));
  expect(most).toBe(1);
  await Promise.all([run(1, work), run(2, work)]);
  expect(most).toBe(2);
});

test('a task that waits too long is refused and never begun; a failed one lets the next begin', async () => {
  const { run } = createOneByOne(1000);
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<never>((_resolve, fail) => (reject = fail));
  const first = run(1, () => promise);
  let isBegun = false;
  const late = run(1, () => {
    isBegun = true;
    return Promise.resolve();
  });
  const refused = expect(late).rejects.toMatchObject({ key: 'busy', retryAfter: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  const next = run(1, () => Promise.resolve('next'));
  const failed = expect(first).rejects.toThrow('broken');
  reject(new Error('broken'));
  await failed;
  expect(await next).toBe('next');
  expect(isBegun).toBe(false);
});
