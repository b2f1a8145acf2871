import { expect, test } from 'vitest';
import { isThisMachine } from './thisMachine.ts';

test.each([
  'localhost',
  '127.0.0.1',
  '127.0.0.2',
  '::1',
  '[::1]',
  '',
  '/run/postgresql',
  '%2Frun%2Fpostgresql',
])('%s is this machine', (host) => {
  expect(isThisMachine(host)).toBe(true);
});

test.each(['db', '10.0.0.1', '0.0.0.0', '::', 'localhost.example.org', '127.0.0.1.example.org', '::11'])(
  '%s is another, or all of them',
  (host) => {
    expect(isThisMachine(host)).toBe(false);
  },
);
