import { expect, test } from 'vitest';
import { createSharedWork } from './sharedWork.ts';

test('work of one key is done once while it lasts, and anew afterwards', async () => {
  const work = createSharedWork<number>();
  let begun = 0;
  const begin = () => Promise.resolve((begun += 1));
  expect(await Promise.all([work.share('a', begin), work.share('a', begin), work.share('b', begin)])).toEqual(
    [1, 1, 2],
  );
  expect(await work.share('a', begin)).toBe(3);
});

test('all callers of failing work get the same failure, and the next call starts anew', async () => {
  const work = createSharedWork<string>();
  const failure = new Error('no room');
  const first = work.share('a', () => Promise.reject(failure));
  const second = work.share('a', () => Promise.resolve('never begun'));
  await expect(first).rejects.toBe(failure);
  await expect(second).rejects.toBe(failure);
  expect(await work.share('a', () => Promise.resolve('begun'))).toBe('begun');
});
