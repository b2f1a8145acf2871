import { expect, test } from 'vitest';
import { createPerClient } from './perClient.ts';

test('a client has no more under way than allowed, whatever others do', () => {
  const perClient = createPerClient(2);
  perClient.enter('a');
  const leave = perClient.enter('a');
  expect(() => perClient.enter('a')).toThrow(expect.objectContaining({ key: 'tooMany', retryAfter: 1 }));
  perClient.enter('b');
  leave();
  perClient.enter('a');
});

test('leaving twice frees one place', () => {
  const perClient = createPerClient(1);
  const leave = perClient.enter('a');
  leave();
  leave();
  perClient.enter('a');
  expect(() => perClient.enter('a')).toThrow();
});
