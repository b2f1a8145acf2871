import { expect, test } from 'vitest';
import common from './commonPasswords.json' with { type: 'json' };
import { isCommonPassword } from './isCommonPassword.ts';
import { judgePassword } from './judgePassword.ts';

test('seven characters are too few for a password, any eight are enough', () => {
  expect(judgePassword('7 signs', 'ann@example.com')).toBe('short');
  expect(judgePassword('eight ch', 'ann@example.com')).toBeNull();
});

test('words of the product and the address itself are no passwords', () => {
  for (const word of [
    'eecs2026',
    'Truss123',
    'beambeam',
    'Calculator1',
    'Балка2026',
    'ann.lee1',
    'ann.lee@example.com',
  ])
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

test('the 3000 that most people take are refused, whatever the capitals, and none that the rules refuse already', async () => {
  expect(new Set(common).size).toBe(3000);
  expect(common.filter((word) => judgePassword(word, 'ann@example.com') !== null)).toEqual([]);
  for (const word of ['baseball', 'Superman', 'trustno1', '1qaz2wsx'])
    expect([word, await isCommonPassword(word)]).toEqual([word, true]);
  expect(await isCommonPassword('a bridge of two spans')).toBe(false);
});
