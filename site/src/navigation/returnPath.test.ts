import { expect, test } from 'vitest';
import { readReturnPath } from './returnPath.ts';

test('whoever was sent to log in goes on to where they wanted to be', () => {
  expect(readReturnPath({ returnTo: '/task-manager' })).toBe('/task-manager');
});

test.each([
  null,
  'x',
  {},
  { returnTo: 7 },
  { returnTo: 'https://evil.example' },
  { returnTo: '//evil.example' },
])('%j leads nowhere', (state) => {
  expect(readReturnPath(state)).toBeNull();
});
