import type { Random } from '@eecs/testing/random';
import { WIRE } from '../../support/accounts.ts';
import type { Operation } from '../support/contract.ts';

const WILD = [
  '',
  'x',
  '0',
  'a'.repeat(200),
  '\u00e9\u00ff',
  '{}',
  '[]',
  '"',
  'null',
  '%00',
  "' or 1=1",
  ','.repeat(100),
] as const;

/** Writes the headers of a call, some of them invalid. */
export function writeHeaders({ method, path }: Operation, random: Random): [string, string][] {
  const headers: [string, string][] = [];
  const add = (chance: number, name: string, values: readonly string[]) => {
    if (random.chance(chance))
      headers.push([name, random.chance(0.1) ? random.pick(WILD) : random.pick(values)]);
  };
  if (method === 'POST') {
    if (random.chance(0.93)) headers.push(['content-type', 'application/json']);
    else
      add(0.8, 'content-type', [
        'application/json; charset=utf-8',
        'application/json;charset=utf-16',
        'APPLICATION/JSON',
        'text/plain',
        'text/json',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'application/json, text/plain',
        '*/*',
        ';',
      ]);
  }
  add(0.4, 'client-locale', ['en-US', 'ru', 'uk', 'de', 'x'.repeat(65)]);
  add(0.2, 'x-request-id', ['abc-123', 'x'.repeat(65), 'a b', '../..']);
  add(0.3, 'idempotency-key', [
    '11111111-2222-3333-4444-555555555555',
    '11111111-2222-3333-4444-666666666666',
    'short',
  ]);
  add(0.1, 'accept-encoding', ['br', 'gzip', 'identity;q=0', '*', 'gzip, br, zstd']);
  add(0.02, 'content-encoding', ['gzip', 'br', 'identity', 'deflate']);
  add(0.1, 'if-none-match', ['*', '"x"', 'W/"x", "y"', `"${'x'.repeat(500)}"`]);
  add(0.04, 'origin', ['http://127.0.0.1', 'https://evil.example', 'null']);
  add(0.04, 'sec-fetch-site', ['same-origin', 'cross-site', 'none']);
  add(0.1, 'x-forwarded-for', ['6.6.6.6', '127.0.0.1, 6.6.6.6', '::1', 'unknown']);
  add(0.05, 'x-forwarded-host', ['evil.example']);
  add(0.05, 'accept', ['text/html', '*/*', 'application/xml']);
  add(0.03, 'range', ['bytes=0-1', 'bytes=-1']);
  if (path.startsWith('/auth') && random.chance(0.6))
    headers.push(['authorization', writeAuthorization(random)]);
  else add(0.03, 'authorization', ['Basic eDp5', 'Bearer x.y.z']);
  return headers;
}

/** Calls that take an address and a password; other calls treat the same header as a link, or ignore it. */
const WITH_CREDENTIALS = /^\/auth(?:\/(?:register|emergency|reactivate))?$/;

/** Writes the headers that a correct client sends. */
export function writeOrdinaryHeaders({ method, path }: Operation, random: Random): [string, string][] {
  const headers: [string, string][] = [['client-locale', random.pick(['en-US', 'ru', 'uk'])]];
  if (method === 'POST') headers.push(['content-type', 'application/json']);
  if (!WITH_CREDENTIALS.test(path)) return headers;
  const email = path === '/auth/register' ? `new${random.integer(0, 2 ** 31 - 1)}@example.com` : '@self';
  // A client that only requests a link sends no password.
  const asksLink = /emergency|reactivate/.test(path);
  headers.push(['authorization', JSON.stringify({ email, ...(!asksLink && { password: WIRE.right }) })]);
  return headers;
}

/** Addresses that have an account are those of the sender. */
const EMAILS = [
  '@self',
  '@self',
  'nobody@example.com',
  'NOBODY@EXAMPLE.COM',
  'a@b',
  'a@b.c',
  'a b@c.d',
  'a@@b.c',
  '@',
  '',
  'я@пример.рф',
  'e\u0301@x.org',
  '\u00e9@x.org',
  '\u212a@x.org',
  'a@b.c\r\nBcc: x@y.z',
  '<a@b.c>',
  'a,b@c.d',
  `${'l'.repeat(250)}@x.org`,
  'a@b.c>',
] as const;

function writeAuthorization(random: Random): string {
  const email = random.chance(0.4) ? '@self' : random.pick(EMAILS);
  const password = random.pick([
    `v1.${'p'.repeat(43)}`,
    `v1.${'p'.repeat(43)}`,
    `v1.${'w'.repeat(43)}`,
    `v1.${'x'.repeat(42)}`,
    '',
    'secret',
  ]);
  const extra = random.chance(0.1) ? { rights: 1 } : {};
  const value = random.chance(0.5) ? { email, password, ...extra } : { email, ...extra };
  const json = JSON.stringify(value).replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return random.pick([
    json,
    json,
    json,
    `EECS ${Buffer.from(json).toString('base64url')}`,
    `Link ${'A'.repeat(43)}`,
    'Link x',
    'Basic eDp5',
    json.slice(0, -1),
    '[]',
    'null',
    `EECS ${'A'.repeat(2000)}`,
    `{"email":"${'x'.repeat(1100)}"}`,
    `${json}${json}`,
  ]);
}
