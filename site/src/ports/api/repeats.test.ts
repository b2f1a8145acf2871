import { expect, test, vi } from 'vitest';
import { ApiFailure } from './apiFailure.ts';
import { createRepeats, createReturns, pause } from './repeats.ts';

test('no repeat begins later than 8 s after the call', () => {
  const lost = new ApiFailure({ kind: 'offline' });
  let now = 1000;
  const pauseAfter = createRepeats(() => now);
  // 4 + 0.5 is early enough, 8.5 + 1 is not.
  now += 4000;
  expect(pauseAfter(lost)).toBe(500);
  now += 4500;
  expect(pauseAfter(lost)).toBeNull();
});

test.each(['aborted', 'timeout'] as const)('a call that the client cancelled is not repeated: %s', (kind) => {
  expect(createRepeats()(new ApiFailure({ kind }))).toBeNull();
});

test('a pause ends after its time, or with the signal', async () => {
  vi.useFakeTimers();
  try {
    const ended = vi.fn();
    void pause(500).then(ended);
    await vi.advanceTimersByTimeAsync(499);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
    const leaving = new AbortController();
    const cut = pause(500, leaving.signal);
    leaving.abort();
    await expect(cut).rejects.toMatchObject({ name: 'AbortError' });
    await expect(pause(500, leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a call that may be made once only is made again where the server was too busy to begin it', () => {
  let at = 0;
  const after = createReturns(() => at);
  const busy = new ApiFailure({ kind: 'broken', status: 503, errno: 50301, retryAfter: 2 });
  expect([after(busy), after(busy), after(busy), after(busy)]).toEqual([2000, 2000, 2000, null]);
  const later = createReturns(() => at);
  at = 28_500;
  expect(later(busy)).toBe(null);
  // After these failures it is unknown whether the call was executed.
  for (const lost of [
    new ApiFailure({ kind: 'offline' }),
    new ApiFailure({ kind: 'timeout' }),
    new ApiFailure({ kind: 'broken', status: 503, errno: 50302, retryAfter: 2 }),
    new ApiFailure({ kind: 'broken', status: 503, retryAfter: 2 }),
  ])
    expect(createReturns(() => 0)(lost)).toBe(null);
});
