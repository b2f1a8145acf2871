import { expect, test } from 'vitest';
import { giveBack } from './worker.ts';

test('what nobody uses any more is given back', () => {
  const kept: object[] = Array.from({ length: 1_000_000 }, (_, i) => ({ i }));
  const before = process.memoryUsage().heapUsed;
  kept.length = 0;
  giveBack();
  // A million objects of 16 bytes and the list of them.
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 20e6);
});
