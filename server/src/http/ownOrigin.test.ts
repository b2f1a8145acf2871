import { expect, test } from 'vitest';
import { isOwnOrigin } from './ownOrigin.ts';

const isOwn = (host: string, headers: Readonly<Record<string, string>>, publicUrl: string | null = null) =>
  isOwnOrigin({ host, protocol: 'http', headers }, publicUrl);

test.each(['localhost:3000', 'eecs.localhost:3000', '127.0.0.1:3000', '192.168.1.7:3000', '[::1]:3000'])(
  'pages of %s are own ones',
  (host) => {
    expect(isOwn(host, { origin: `http://${host}` })).toBe(true);
    expect(isOwn(host, { origin: `https://${host}` })).toBe(false);
    expect(isOwn(host, { origin: 'http://evil.example' })).toBe(false);
    expect(isOwn(host, { origin: 'null' })).toBe(false);
  },
);

test.each(['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', 'mylocalhost'])(
  'a page that gives its name %s our address is none',
  (host) => expect(isOwn(host, { origin: `http://${host}` })).toBe(false),
);

test('a public URL states the only own origin', () => {
  const url = 'https://eecs.example/app/';
  expect(isOwn('anything', { origin: 'https://eecs.example' }, url)).toBe(true);
  expect(isOwn('localhost', { origin: 'http://localhost' }, url)).toBe(false);
});

test('a program without a page may call, a page of another site without an origin may not', () => {
  expect(isOwn('localhost', {})).toBe(true);
  expect(isOwn('localhost', { 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(isOwn('localhost', { 'sec-fetch-site': 'cross-site' })).toBe(false);
});
