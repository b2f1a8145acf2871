import fc from 'fast-check';
import {
  generateGarbage,
  spoil,
} from '../../../../packages/solver-core/verification/fuzz/generateGarbage.ts';
import { generateTrussGarbage } from '../../../../packages/solver-core/verification/fuzz/generateTrussGarbage.ts';
import { createRandom, type Random } from '@eecs/testing/random';
import type { Operation } from '../support/contract.ts';
import { fromSchema } from './fromSchema.ts';
import { ordinaryBeam, ordinaryBody, ordinaryTruss } from './ordinaryBody.ts';
import { spoilText } from './spoilText.ts';
import { writeHeaders, writeOrdinaryHeaders } from './writeHeaders.ts';

/** How a call presents a session; only the sender knows the cookies. */
const SESSIONS = ['none', 'live', 'noToken', 'foreignToken', 'tampered', 'junk', 'doubled'] as const;
export type SessionMode = (typeof SESSIONS)[number];

const MOSTLY = Array<SessionMode>(12).fill('live');

/** A call of the contract, valid or not. */
export interface GeneratedCall {
  readonly operation: Operation;
  /** False if the path is no longer that of the call; then only a refusal is guaranteed. */
  readonly isExact: boolean;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | null;
  readonly session: SessionMode;
  /** Whether the call is as a correct client sends it, except for values from earlier answers (see `fillIn`). */
  readonly isInOrder: boolean;
}

/** Generates calls of one operation: as a correct client sends them, or otherwise valid, nearly valid or invalid. */
export function generateCall(operation: Operation, isInOrder: boolean): fc.Arbitrary<GeneratedCall> {
  const parameters = operation.parameters.filter((each) => each.in === 'path');
  return fc
    .record({
      value: isInOrder ? ordinaryBody(operation) : valueFor(operation),
      params: fc.tuple(...parameters.map(({ schema }) => fromSchema(schema))),
      session: fc.constantFrom(...SESSIONS, ...MOSTLY),
      seed: fc.integer(),
    })
    .map(({ value, params, session, seed }) => {
      const random = createRandom(seed);
      const { path, isExact } = isInOrder
        ? { path: writeOrdinaryPath(operation, params.map(String)), isExact: true }
        : writePath(operation, params.map(String), random);
      return {
        operation,
        isExact,
        isInOrder,
        method:
          !isInOrder && random.chance(0.01)
            ? random.pick(['PUT', 'DELETE', 'HEAD', 'OPTIONS', 'GET'])
            : operation.method,
        path,
        headers: isInOrder ? writeOrdinaryHeaders(operation, random) : writeHeaders(operation, random),
        body:
          operation.method === 'GET'
            ? null
            : isInOrder
              ? writeOrdinaryBody(operation, value)
              : writeBody(value, random),
        session: isInOrder ? ('live' as const) : session,
      };
    })
    .map((call) => ({ ...call, isExact: call.isExact && call.method === call.operation.method }));
}

/** Generators of the documents of the solver and of storage, which the schemas leave open. */
function valueFor({ path, body }: Operation): fc.Arbitrary<unknown> {
  if (body === null) return fc.constant(null);
  const plain = fromSchema(body);
  const beam = fc.oneof(ordinaryBeam, fc.integer().map(generateGarbage), fc.integer().map(generateGarbage));
  const truss = fc.oneof(
    ordinaryTruss,
    fc.integer().map(generateTrussGarbage),
    fc.integer().map(generateTrussGarbage),
  );
  const withData = (data: fc.Arbitrary<unknown>) =>
    fc.tuple(plain, data).map(([own, document]) => ({ ...(own as object), data: document }));
  if (path.startsWith('/case/msb')) return mostly(withData(beam), withData(truss), plain);
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

/** A document with ids that refer to the user's tasks. */
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

function writeOrdinaryBody({ body }: Operation, value: unknown): Buffer | null {
  return body === null ? null : Buffer.from(JSON.stringify(value));
}

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

/** The id of the user's own row, and the value for all release notes. */
const ORDINARY_IDS: Readonly<Record<string, string>> = {
  '/data/storage/delete/{partition}/{id}': '@id',
  '/data/release-notes/{id}': '0',
};

function writeOrdinaryPath({ path }: Operation, params: readonly string[]): string {
  if (path === '/oembed') return `${path}?url=@site/msb/`;
  let next = 0;
  return path.replace(/\{(\w+)\}/g, (_, name) => {
    const param = params[next++] ?? '';
    return name === 'id' ? (ORDINARY_IDS[path] ?? param) : name === 'class' ? 'i' : param;
  });
}

function writePath(
  { path }: Operation,
  params: readonly string[],
  random: Random,
): { path: string; isExact: boolean } {
  let isExact = true;
  let next = 0;
  const filled = path.replace(/\{\w+\}/g, () => {
    const valid = encodeURIComponent((params[next++] ?? '').replace(/\p{Surrogate}/gu, ''));
    // A parameter that is empty or consists of dots would give another path.
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
