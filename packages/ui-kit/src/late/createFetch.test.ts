import { expect, test } from 'vitest';
import { createFetch } from './createFetch.ts';

test('all who ask get the same module, which is fetched once', async () => {
  let calls = 0;
  const fetch = createFetch(() => Promise.resolve({ number: (calls += 1) }));
  const [first, second] = await Promise.all([fetch(), fetch()]);
  expect(first).toBe(second);
  expect(await fetch()).toBe(first);
  expect(calls).toBe(1);
});

test('a failed request is repeated the next time', async () => {
  let calls = 0;
  const fetch = createFetch(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new TypeError('no line')) : Promise.resolve({ calls });
  });
  await expect(fetch()).rejects.toThrow('no line');
  expect(await fetch()).toEqual({ calls: 2 });
});

test('callers that wait for a module share one request, and get a loaded module at once', async () => {
  let isOnline = false;
  const fetch = createFetch(() =>
    isOnline ? Promise.resolve('here') : Promise.reject(new Error('no line')),
  );
  const taken: string[] = [];
  fetch.watch((module) => taken.push(`first ${module}`));
  const stop = fetch.watch((module) => taken.push(`gone ${module}`));
  stop();
  await expect(fetch()).rejects.toThrow();
  expect(taken).toEqual([]);
  isOnline = true;
  await fetch();
  fetch.watch((module) => taken.push(`second ${module}`));
  expect(taken).toEqual(['first here', 'second here']);
});

test('a file that failed twice inside another fetch is not taken for what that one fetches', async () => {
  const inner = createFetch(() =>
    Promise.reject(new TypeError('Failed to fetch http://localhost:9/part.js')),
  );
  let failure: unknown = null;
  const outer = createFetch(() =>
    inner().catch((error: unknown) => {
      failure = error;
      throw error;
    }),
  );
  expect(await outer().catch((error: unknown) => error)).toBe(failure);
});
