import fc from 'fast-check';
import { generateGarbage, spoil } from '../../../packages/solver-core/verification/fuzz/generateGarbage.ts';
import { generateTrussGarbage } from '../../../packages/solver-core/verification/fuzz/generateTrussGarbage.ts';
import { createRandom, type Random } from '../../../packages/solver-core/verification/property/random.ts';
import type { Operation } from './contract.ts';
import { fromSchema } from './fromSchema.ts';
import { spoilText } from './spoilText.ts';

/** How a call shows a session: only who sends it knows the cookies. */
export const SESSIONS = ['none', 'live', 'noToken', 'foreignToken', 'tampered', 'junk', 'doubled'] as const;
export type SessionMode = (typeof SESSIONS)[number];

const MOSTLY = Array<SessionMode>(12).fill('live');

/** A call of the contract, in order or out of it. */
export interface GeneratedCall {
  readonly operation: Operation;
  /** False where the path is not that of the call any more: nothing but a refusal is promised then. */
  readonly isExact: boolean;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | null;
  readonly session: SessionMode;
}

/** Creates calls of one operation: valid, nearly valid and not at all. */
export function generateCall(operation: Operation): fc.Arbitrary<GeneratedCall> {
  const values = operation.body === null ? fc.constant(null) : valueFor(operation, operation.body);
  const parameters = operation.parameters.filter((each) => each.in === 'path');
  return fc
    .record({
      value: values,
      params: fc.tuple(...parameters.map(({ schema }) => fromSchema(schema))),
      session: fc.constantFrom(...SESSIONS, ...MOSTLY),
      seed: fc.integer(),
    })
    .map(({ value, params, session, seed }) => {
      const random = createRandom(seed);
      const { path, isExact } = writePath(operation, params.map(String), random);
      return {
        operation,
        isExact,
        method: random.chance(0.01)
          ? random.pick(['PUT', 'DELETE', 'HEAD', 'OPTIONS', 'GET'])
          : operation.method,
        path,
        headers: writeHeaders(operation, random),
        body: operation.method === 'GET' ? null : writeBody(value, random),
        session,
      };
    })
    .map((call) => ({ ...call, isExact: call.isExact && call.method === call.operation.method }));
}

/** Documents of the solver and of storage, which the schemas leave open, are made by those who know them. */
function valueFor({ path }: Operation, body: NonNullable<Operation['body']>): fc.Arbitrary<unknown> {
  const plain = fromSchema(body);
  const beam = fc.oneof(ordinaryBeam, fc.integer().map(generateGarbage), fc.integer().map(generateGarbage));
  const truss = fc.oneof(
    ordinaryTruss,
    fc.integer().map(generateTrussGarbage),
    fc.integer().map(generateTrussGarbage),
  );
  const withData = (data: fc.Arbitrary<unknown>) =>
    fc.tuple(plain, data).map(([own, document]) => ({ ...(own as object), data: document }));
  if (path === '/case/msb') return mostly(withData(beam), withData(truss), plain);
  if (path === '/case/truss') return mostly(withData(truss), withData(beam), plain);
  if (path === '/case/commit') return fc.oneof(withData(own(beam)), withData(own(truss)), plain);
  if (!path.startsWith('/data/storage')) return plain;
  return fc
    .tuple(plain, fc.array(storageRow, { minLength: 1, maxLength: 6 }))
    .map(([own, rows]) =>
      path.includes('/add/') ? { ...(own as object), row: rows[0] } : { ...(own as object), data: rows },
    );
}

function mostly(
  usual: fc.Arbitrary<unknown>,
  ...others: readonly fc.Arbitrary<unknown>[]
): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: usual }, ...others);
}

const load = fc.integer({ min: -100_000, max: 100_000 });

/** Two spans under a force. */
const ordinaryBeam = fc
  .record({ span: fc.integer({ min: 1, max: 30 }), P: load, x: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ span, P, x }) => ({
    schema: 1,
    className: 'casemsb',
    L: 2 * span,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: span },
      { className: 'simple', x: 2 * span },
    ],
    loads: [{ className: 'ShearLoad', x: 2 * span * x, c: [P], sets: 0 }],
  }));

/** Two rods that meet under a force. */
const ordinaryTruss = fc
  .record({ height: fc.integer({ min: -9, max: 9 }), P: load })
  .map(({ height, P }) => ({
    schema: 1,
    className: 'casetruss',
    joints: [
      { x: 0, y: 0, anchor: 3, loads: [] },
      { x: 2, y: 0, anchor: 3, loads: [] },
      { x: 1, y: height, anchor: 0, loads: [{ className: 'ShearLoad', c: [P], sets: 0 }] },
    ],
    links: [
      { i: 0, j: 2, loads: [] },
      { i: 1, j: 2, loads: [] },
    ],
  }));

/** A document with numbers of its own of the user's tasks. */
function own(document: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const id = fc.oneof(fc.constant(-1), fc.integer({ min: 1, max: 40 }));
  const version = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
  return fc
    .tuple(document, id, version)
    .map(([data, ...[taskId, read]]) =>
      typeof data === 'object' && data !== null && !Array.isArray(data)
        ? { ...data, id: taskId, ...(read !== undefined && { version: read }) }
        : data,
    );
}

const label = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.nat({ max: 99 }).map((number) => `Row ${number}`),
  fc.nat({ max: 99 }).map((number) => `Row ${number}`),
  fc.constantFrom('S235', 's235', '\uff33235', 'a', 'A', 'e\u0301', '\u00e9', ' a '),
);
const size = fc.oneof(fc.constantFrom(60, 60, 60, 1, 1e-3, 1e9, 1e15, -1, 0), fc.double());
const material = fc.record({ name: label, E: size, nu: fc.constantFrom(0.3, 0, 0.5, 2), rho: size });
const section = fc.oneof(
  fc.record({ className: fc.constantFrom('circle', 'nope'), label, Dy: size }),
  fc.record({ className: fc.constant('generic'), label, A: size, Iy: size }),
);
const storageRow = fc.record(
  {
    id: fc.constantFrom(-1, -1, 0, 1, 2, 300, 301, 305),
    version: fc.integer({ min: 0, max: 3 }),
    user_id: fc.constantFrom(null, 1, 2),
    group: fc.string({ minLength: 1, maxLength: 80 }),
    subgroup: fc.constantFrom('steel', 'EN', ' ', '__proto__'),
    json_data: fc.oneof(material, section),
    json_data_us: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, material, section),
  },
  { requiredKeys: ['group', 'subgroup', 'json_data'] },
);

function writeBody(value: unknown, random: Random): Buffer | null {
  if (random.chance(0.02)) return null;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const spoiled =
    isObject && random.chance(0.2)
      ? spoil(random, () => structuredClone(value) as Record<string, unknown>)
      : value;
  const text = JSON.stringify(spoiled ?? null) ?? 'null';
  return random.chance(0.2) ? spoilText(text, random) : Buffer.from(text);
}

const PIECES = [
  '',
  '0',
  '-1',
  '1e3',
  '99999999999',
  '%00',
  '%2e%2e%2f',
  '..',
  '%2F',
  '%',
  '%zz',
  '%ff',
  '%E2%98%83',
  'add',
  'delete',
  'material',
  'MATERIAL',
  'a'.repeat(70),
  'b'.repeat(3000),
  '\u00e9',
  "'",
  '"',
  '<b>',
  ';x',
  '*',
  '__proto__',
  'toString',
] as const;

function writePath(
  { path }: Operation,
  params: readonly string[],
  random: Random,
): { path: string; isExact: boolean } {
  let isExact = true;
  let next = 0;
  const filled = path.replace(/\{\w+\}/g, () => {
    const valid = encodeURIComponent((params[next++] ?? '').replace(/\p{Surrogate}/gu, ''));
    // Of no letters, or dots alone, it names another path.
    if (random.chance(0.7) && !/^\.*$/.test(valid)) return valid;
    isExact = false;
    return random.pick(PIECES);
  });
  if (random.chance(0.85))
    return { path: `${random.pick(['', '/api'])}${filled}${random.pick(['', '', '/'])}`, isExact };
  const odd = random.pick([
    `/api/api${filled}`,
    `/${filled}`,
    `${filled}//`,
    `${filled}?x=${random.pick(PIECES)}`,
    `${filled}/..`,
    `${filled}%2f`,
    `http://evil.example${filled}`,
    `//evil.example${filled}`,
    filled.toUpperCase(),
    `${filled};a=b`,
    `${filled}%00`,
    `/%61pi${filled}`,
    filled.replace('/', '/./'),
    filled.replaceAll('/', '%2f'),
    `${filled}#x`,
    `\\${filled}`,
  ]);
  return { path: odd.replaceAll(/[\0- ]/g, '%20'), isExact: false };
}

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

function writeHeaders({ method, path }: Operation, random: Random): [string, string][] {
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

/** Addresses that have an account are those of who sends. */
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
