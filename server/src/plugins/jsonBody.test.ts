import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';
import { readWritten } from '../solving/worker.ts';
import { errorReplies } from './errorReplies.ts';
import { jsonBody } from './jsonBody.ts';

describe('bodies that are refused', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp({ env: { RATE_EXEMPT: '127.0.0.1' } });
  });
  afterAll(() => app.close());

  const post = (payload: string | Buffer, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/case/msb', payload, headers: { 'content-type': type } });

  const manyKeys = (count: number, sign = 'k') =>
    `{${Array.from({ length: count }, (_, i) => `"${sign}${i}":1`).join(',')}}`;
  const nested = (depth: number) => `{"data":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

  test.each([
    ['nothing', '', 400, 40001],
    ['text that is not JSON', '{"data":', 400, 40001],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, 40001],
    ['17 levels', nested(17), 400, 40001],
    ['200 000 levels', '['.repeat(200_000), 400, 40001],
    ['2001 different keys', manyKeys(2001), 400, 40001],
    [
      '2001 different keys in many objects',
      `{"data":[${manyKeys(1000)},${manyKeys(1001, 'o')}]}`,
      400,
      40001,
    ],
    ['a key that reaches the prototype', '{"data":{},"__proto__":{}}', 400, 40001],
    ['a key that reaches the constructor', '{"data":{"constructor":{"prototype":{}}}}', 400, 40001],
    ['the character zero', '{"data":{"title":"a\\u0000b"}}', 400, 40003],
    ['half a surrogate pair', '{"data":{"title":"\\ud800"}}', 400, 40003],
    ['half a surrogate pair in a key', '{"data":{"\\udc00":1}}', 400, 40003],
    ['a number without end', '{"data":{"L":1e999}}', 400, 40003],
    ['a list for an object', '[]', 400, 40002],
    ['a word for the document', '{"data":"x"}', 400, 40002],
    ['no document', '{}', 400, 40002],
    ['a key the envelope does not have', '{"data":{},"extra":1}', 400, 40002],
    ['a part that does not exist', '{"data":{},"include":["all"]}', 400, 40002],
    ['more than 256 KiB', `{"data":{"title":"${'x'.repeat(256 * 1024)}"}}`, 413, 41301],
  ])('%s', async (_what, body, status, errno) => {
    const reply = await post(body);
    expect(reply.json()).toMatchObject({ errno });
    expect(reply.statusCode).toBe(status);
  });

  test.each([
    [
      '{"data":{},"__proto__":{}}',
      'The request contains a key that is not accepted: __proto__ or constructor.prototype',
      [{ path: '', rule: 'prototype' }],
    ],
    [
      manyKeys(2001),
      'The request contains more than 2000 different keys',
      [{ path: '', rule: 'distinctKeys', limit: 2000 }],
    ],
    [nested(17), 'The request is nested deeper than 16 levels', [{ path: '', rule: 'depth', limit: 16 }]],
    [
      '{"data":{},"extra":1}',
      'The request does not have the expected form: /extra is not known',
      [{ path: '/extra', rule: 'additionalProperties' }],
    ],
    [
      '{}',
      'The request does not have the expected form: /data is missing',
      [{ path: '/data', rule: 'required' }],
    ],
    [
      '{"data":{},"include":["foo"]}',
      'The request does not have the expected form: /include/0 is not one of descriptor, eq, tree, checks, profile, sections, combinations, members',
      [
        {
          path: '/include/0',
          rule: 'enum',
          allowed: ['descriptor', 'eq', 'tree', 'checks', 'profile', 'sections', 'combinations', 'members'],
        },
      ],
    ],
  ])('%s is reported with its place, once', async (body, message, details) => {
    const answer = (await post(body)).json<object>();
    expect(answer).toMatchObject({ message });
    expect(answer).toHaveProperty('details', details);
  });

  test('an unknown key is quoted in part, without what cannot be seen', async () => {
    const answer = await post(JSON.stringify({ data: {}, [`\u202e${'k'.repeat(200)}`]: 1 }));
    expect(answer.json<{ details: { path: string }[] }>().details[0]?.path).toMatch(/^\/k{62}…$/);
  });

  test('16 levels are read', async () => {
    expect((await post(nested(16))).json()).toMatchObject({ errno: 40002 });
  });

  test('brackets inside a text are no levels', async () => {
    const reply = await post(
      JSON.stringify({ data: { kind: 'arch', title: '\\"[[[[[[[[[[[[[[[[[[[[[[[[[' } }),
    );
    expect(reply.json()).toMatchObject({ errno: 42201 });
  });

  test('the place is reported, never the value', async () => {
    const reply = await post('{"data":{"loads":[{"title":"a\\u0000b"}]}}');
    expect(reply.json()).toMatchObject({ details: [{ path: '/data/loads/0/title', rule: 'text' }] });
  });

  test.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"'])(
    '%s is read',
    async (type) => {
      expect((await post('{"data":{"kind":"arch"}}', type)).json()).toMatchObject({ errno: 42201 });
    },
  );

  test('an encoding of the body that nobody here knows is refused', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'rot13' };
    const reply = await app.inject({ method: 'POST', url: '/case/msb', payload: '{"data":{}}', headers });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toMatchObject({ errno: 41501 });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json; charset="utf-16le"',
  ])('%s is not JSON', async (type) => {
    const reply = await post('{"data":{}}', type);
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toMatchObject({ errno: 41501 });
  });
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
] as const)('a body packed by %s is refused, not unpacked past the limit', async (packing, pack) => {
  const app = await buildTestApp({ env: { RATE_EXEMPT: '127.0.0.1' } });
  const text = `{"data":{"title":"${'x'.repeat(1024 * 1024)}"}}`;
  const payload = pack(Buffer.from(text));
  const headers = { 'content-type': 'application/json', 'content-encoding': packing };
  const reply = await app.inject({ method: 'POST', url: '/case/msb', payload, headers });
  const read = await app.inject({ url: '/data/storage/groups', headers: { 'content-encoding': packing } });
  await app.close();
  expect(reply.json()).toMatchObject({ errno: 41501 });
  // The content type of a call without a body is ignored; the call gets as far as the database, which is unavailable in
  // this test.
  expect(read.json()).toMatchObject({ errno: 50302 });
});

test('each number of a large body is judged once, and no list is walked by pairs', async () => {
  const app = await buildTestApp({ env: { RATE_EXEMPT: '127.0.0.1', LIMITS: 'off' } });
  const numbers = 100_000;
  const isFinite = vi.spyOn(Number, 'isFinite').mockImplementation(countFinite);
  const entries = vi.spyOn(Array.prototype, 'entries');
  let judged = 0;
  function countFinite(value: unknown): boolean {
    judged += 1;
    return typeof value === 'number' && globalThis.isFinite(value);
  }
  // The whole body is read, then refused for a missing property.
  const payload = `{"data":{},"list":[${'1,'.repeat(numbers - 1)}1]}`;
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method: 'POST', url: '/case/msb', payload, headers });
  const walked = entries.mock.contexts.filter((list) => (list as readonly unknown[]).length >= numbers);
  isFinite.mockRestore();
  entries.mockRestore();
  await app.close();
  expect(reply.json()).toMatchObject({ errno: 40002 });
  expect(judged).toBeGreaterThanOrEqual(numbers);
  expect(judged).toBeLessThan(numbers + 1000);
  expect(walked).toEqual([]);
});

test('a million values are read, and one more is not', async () => {
  const app = Fastify({ bodyLimit: 8 * 1024 * 1024 });
  await app.register(errorReplies);
  await app.register(jsonBody);
  app.post('/', () => ({}));
  const send = (commas: number) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json' },
      payload: `[${'1,'.repeat(commas)}1]`,
    });
  expect((await send(1_000_000)).statusCode).toBe(200);
  expect((await send(1_000_001)).json()).toMatchObject({ errno: 40001, details: [{ rule: 'values' }] });
  await app.close();
});

test('equal keys count once, however often they come, and texts count nothing', async () => {
  const app = Fastify();
  await app.register(jsonBody);
  app.post('/', ({ body }) => ({ count: (body as { joints: unknown[] }).joints.length }));
  const joints = Array.from({ length: 12_000 }, (_, i) => ({ x: i, name: `joint \\ " ${i}:` }));
  const reply = await app.inject({ method: 'POST', url: '/', payload: { joints } });
  expect(reply.json()).toEqual({ count: 12_000 });
  await app.close();
});

test('a call without a body is told that it lacks one', async () => {
  const app = await buildTestApp();
  const reply = await app.inject({ method: 'POST', url: '/case/msb' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    errno: 40002,
    message: 'The request does not have the expected form: a JSON body is missing',
    details: [{ path: '', rule: 'body' }],
  });
  await app.close();
});

test.each([
  ['a mark of byte order', '\ufeff{"data":{"L":6}}'],
  ['a key twice', '{"data":{"L":6},"data":{"L":6,"L":7}}'],
  [
    'numbers at the ends of what can be written',
    '{"data":[1e-400,-0,5e-324,1.7976931348623157e308,9007199254740993]}',
  ],
  [
    'letters of every kind, written out and not',
    '{"data":{"\\u0431":"\\ud83d\\ude00 \\/ \\u0008","é":"e\u0301"}}',
  ],
  ['blanks and the order of keys', ' {\n"data" : {"b":1,"10":2,"9":3}\t}\r\n'],
])('a thread that reads a body again finds the same: %s', async (_, text) => {
  const app = Fastify();
  await app.register(jsonBody);
  let judged: unknown;
  let written: Uint8Array | null = null;
  app.post('/', (request) => {
    ({ data: judged } = request.body as { data: unknown });
    ({ written } = request);
    return {};
  });
  const headers = { 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url: '/', payload: text, headers })).statusCode).toBe(200);
  expect(written).not.toBeNull();
  const read = readWritten({
    kind: 'msb',
    document: undefined,
    options: {},
    written: written ?? new Uint8Array(),
  });
  // Here −0 differs from 0, and the order of keys matters.
  expect(read.document).toStrictEqual(judged);
  expect(Object.keys(read.document as object)).toEqual(Object.keys(judged as object));
  await app.close();
});
