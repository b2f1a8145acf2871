import { expect, test } from 'vitest';
import { createOutgoing } from './outgoing.ts';

const SIZES = { maxBytes: 1000, leastBytes: 100 };

test('large answers wait for room until others are out, small ones never', () => {
  const outgoing = createOutgoing(SIZES);
  const leave = outgoing.enter(600);
  outgoing.enter(400);
  expect(() => outgoing.enter(100)).toThrow(expect.objectContaining({ key: 'busy', retryAfter: 5 }));
  outgoing.enter(99);
  leave();
  leave();
  outgoing.enter(600);
  expect(() => outgoing.enter(100)).toThrow();
});

test('one answer has room however large it is', () => {
  const outgoing = createOutgoing(SIZES);
  const leave = outgoing.enter(5000);
  expect(() => outgoing.enter(100)).toThrow();
  leave();
  outgoing.enter(1000);
});
