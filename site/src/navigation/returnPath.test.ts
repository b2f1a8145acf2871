import { expect, test } from 'vitest';
import { readReturnPath } from './returnPath.ts';

test('a reader sent to the login continues to the requested page', () => {
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
