import { expect, test } from 'vitest';
import { createShare } from './share.ts';

test('an allowance is spent, comes back by its rate, and holds no more than its most', () => {
  let at = 0;
  const share = createShare({ mostMs: 1000, msPerSecond: 100, now: () => at });
  expect(share.hasSome()).toBe(true);
  share.spend(1200);
  expect(share.hasSome()).toBe(false);
  // 200 ms are missing, and 100 ms are returned each second.
  at = 2000;
  expect(share.hasSome()).toBe(false);
  at = 2010;
  expect(share.hasSome()).toBe(true);
  at = 100_000;
  share.spend(999);
  expect(share.hasSome()).toBe(true);
  share.spend(2);
  expect(share.hasSome()).toBe(false);
});
