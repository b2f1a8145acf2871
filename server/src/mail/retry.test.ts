import { expect, test } from 'vitest';
import { retryAt } from './retry.ts';

test('waits grow from a minute to a day, and end after a week', () => {
  const waits = Array.from({ length: 12 }, (_, i) => retryAt(i + 1, 0));
  const minutes = waits.map((ms) => ms && ms / 60_000);
  expect(minutes).toEqual([1, 4, 16, 64, 256, 1024, 1440, 1440, 1440, 1440, 1440, null]);
});

test('a mail to nobody is given up in five minutes', () => {
  expect([1, 2, 3].map((tries) => retryAt(tries, 0, { isNobody: true }))).toEqual([60_000, 240_000, null]);
});
