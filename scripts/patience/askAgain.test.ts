import { expect, test } from 'vitest';
import { askAgain } from './askAgain.ts';

/** Creates a function that has no answer for the given number of calls. */
function createAsk(refusals: number) {
  let count = 0;
  return () => Promise.resolve(count++ < refusals ? null : 'link');
}

test('asks until there is an answer', async () => {
  expect(await askAgain('no mail', { everyMs: 1, forMs: 10_000 }, createAsk(3))).toBe('link');
});

test('gives up in time, and says for what', async () => {
  const asked = askAgain('no mail', { everyMs: 1, forMs: 20 }, createAsk(Infinity));
  await expect(asked).rejects.toThrow('After 0.02 s no mail.');
});
