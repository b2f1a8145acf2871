import { expect, test } from 'vitest';
import { judgePassword } from './judgePassword.ts';

test.each([
  ['a bridge of two spans', null],
  ['пароль-Ω-12', null],
  ['12345678', 'easy'],
  ['hgfedcba', 'easy'],
  ['aaaaaaaaaa', 'easy'],
  ['password1', 'easy'],
  ['Ann.Beam12', 'easy'],
  ['ann.beam@example.com', 'easy'],
  ['7 signs', 'short'],
  ['eight ch', null],
  ['x'.repeat(64) + 'y'.repeat(64), null],
  ['x'.repeat(64) + 'y'.repeat(65), 'long'],
  ['👷👷👷👷👷👷👷', 'short'],
] as const)('%s: %s', (password, verdict) => {
  expect(judgePassword(password, 'ann.beam@example.com')).toBe(verdict);
});
