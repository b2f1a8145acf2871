import { expect, test } from 'vitest';
import { judgePassword } from './judgePassword.ts';

test('of seven signs there is no password, of eight there is, whatever they are', () => {
  expect(judgePassword('7 signs', 'ann@example.com')).toBe('short');
  expect(judgePassword('eight ch', 'ann@example.com')).toBeNull();
});

test('words of the product and the address itself are no passwords', () => {
  for (const word of ['eecs2026', 'Truss123', 'beambeam', 'ann.lee1', 'ann.lee@example.com'])
    expect([word, judgePassword(word, 'ann.lee@example.com')]).toEqual([word, 'easy']);
});

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
