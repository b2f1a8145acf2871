import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Creates tasks that end on demand. */
function createWorks() {
  const ends: (() => void)[] = [];
  return { ends, work: () => new Promise<void>((resolve) => ends.push(resolve)) };
}

test('a limited number of jobs runs at once, another limited number waits for their turn, and one more is refused', async () => {
  const { take, requireRoom, load } = createTurns({ atOnce: 2, waitingAtMost: 1, waitMs: 60_000 });
  const { ends, work } = createWorks();
  const taken = [take(work), take(work)];
  requireRoom();
  taken.push(take(work));
  expect(load()).toEqual({ running: 2, waiting: 1 });
  expect(requireRoom).toThrow(expect.objectContaining({ key: 'busy', retryAfter: 2 }));
  await expect(take(work)).rejects.toMatchObject({ key: 'busy', retryAfter: 2 });
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(3);
  expect(load()).toEqual({ running: 2, waiting: 0 });
  for (const end of ends) end();
  await Promise.all(taken);
  expect(load()).toEqual({ running: 0, waiting: 0 });
});

test('a task that waits too long is refused, and a failing task passes its turn on', async () => {
  const { take, load } = createTurns({ atOnce: 1, waitingAtMost: 5, waitMs: 20 });
  const { ends, work } = createWorks();
  const first = take(work);
  await expect(take(work)).rejects.toMatchObject({ key: 'busy' });
  expect(load()).toEqual({ running: 1, waiting: 0 });
  ends[0]?.();
  await first;
  await expect(take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await take(() => Promise.resolve(7))).toBe(7);
});

test('a work nobody waits for any more when its turn has come is not done, and gives its turn on', async () => {
  const { take, load } = createTurns({ atOnce: 1, waitingAtMost: 5, waitMs: 60_000 });
  const { ends, work } = createWorks();
  const first = take(work);
  let isAwaited = true;
  const second = take(work, () => isAwaited);
  isAwaited = false;
  ends[0]?.();
  await first;
  await expect(second).rejects.toMatchObject({ key: 'busy' });
  expect(ends).toHaveLength(1);
  expect(load()).toEqual({ running: 0, waiting: 0 });
});

test('a call whose client has disconnected is refused, so that it has no effect', async () => {
  const { take } = createTurns({ atOnce: 1, waitingAtMost: 5, waitMs: 60_000 });
  const { ends, work } = createWorks();
  let isAwaited = true;
  const taken = take(work, () => isAwaited);
  isAwaited = false;
  ends[0]?.();
  await expect(taken).rejects.toMatchObject({ key: 'busy' });
});
