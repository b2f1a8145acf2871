import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readCredentials, toEmailKey, toWirePassword } from './credentials.ts';

const EMAIL = 'user@example.com';

test.each([
  ['correct horse battery staple', 'v1.v2nI5SoDYI7zz8rInLFzjhJV8yigEvUw7eQ6opn2P-A'],
  ['пароль-Ω-12', 'v1.b2MbCqhcph8EE1XNmOr8C7tCBwt8J-lCSwx2y4P8v3M'],
])('%s travels as it is published for clients', async (password, wire) => {
  expect(await toWirePassword(EMAIL, password)).toBe(wire);
});

test('a password travels whole, whatever its length, its characters and its case', async () => {
  const long = 'x'.repeat(128);
  const passwords = [
    long,
    long.slice(0, 127),
    ' space ',
    'space',
    'Case',
    'case',
    '\u{1F511}\u{1F511}',
    '\t',
  ];
  const wires = await Promise.all(passwords.map((password) => toWirePassword(EMAIL, password)));
  expect(new Set(wires).size).toBe(passwords.length);
  const byHand = pbkdf2Sync(long, `EECS|v1|${EMAIL}`, 600_000, 32, 'sha256').toString('base64url');
  expect(wires[0]).toBe(`v1.${byHand}`);
  for (const password of wires) {
    const header = JSON.stringify({ email: EMAIL, password });
    expect(readCredentials(header, { hasPassword: true })).toMatchObject({ password });
  }
});

test('one address written in two ways is one', () => {
  expect(toEmailKey(' User@Example.COM ')).toBe(EMAIL);
  expect(toEmailKey('jose\u0301@example.com')).toBe(toEmailKey('jos\u00e9@example.com'));
});

const at = (part: string, rest: object) => ({ path: `/headers/authorization${part}`, ...rest });
const wire = `v1.${'x'.repeat(43)}`;
const both = ['email', 'password'];

test.each<[string, string | undefined, boolean, object]>([
  ['there is none', undefined, true, at('', { rule: 'required' })],
  ['it is too long', 'x'.repeat(1025), true, at('', { rule: 'maxLength', limit: 1024 })],
  ['it is no JSON', `Bearer ${wire}`, true, at('', { rule: 'credentials' })],
  ['it is a list', '["user@example.com"]', true, at('', { rule: 'credentials' })],
  ['it has no address', JSON.stringify({ password: wire }), true, at('/email', { rule: 'required' })],
  [
    'the address is none',
    JSON.stringify({ email: 'user', password: wire }),
    true,
    at('/email', { rule: 'format' }),
  ],
  ['it has no password', JSON.stringify({ email: EMAIL }), true, at('/password', { rule: 'required' })],
  [
    'the password is as it was typed',
    JSON.stringify({ email: EMAIL, password: 'hunter2' }),
    true,
    at('/password', { rule: 'format' }),
  ],
  [
    'it has a key more',
    JSON.stringify({ email: EMAIL, password: wire, hunter2: 1 }),
    true,
    at('', { rule: 'keys', allowed: both }),
  ],
  [
    'it has a password too many',
    JSON.stringify({ email: EMAIL, password: wire }),
    false,
    at('', { rule: 'keys', allowed: ['email'] }),
  ],
])('of a header that is wrong because %s it is said which part', (_, header, hasPassword, detail) => {
  expect(readCredentials(header, { hasPassword })).toEqual(detail);
});
