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
    expect(readCredentials(header, { hasPassword: true })?.password).toBe(password);
  }
});

test('one address written in two ways is one', () => {
  expect(toEmailKey(' User@Example.COM ')).toBe(EMAIL);
  expect(toEmailKey('jose\u0301@example.com')).toBe(toEmailKey('jos\u00e9@example.com'));
});
