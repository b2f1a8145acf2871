import { randomBytes, randomUUID } from 'node:crypto';
import { generateSpaceGrid } from '@eecs/solver-core/truss';
import { credentials, WIRE } from '../../support/accounts.ts';
import { FIXTURE_1 } from '../../support/fixture1.ts';
import { CHANGE_REQUEST, VALUES_REQUEST } from '../../support/exactRequests.ts';
import { FLOOR_REQUEST } from '../../support/floorBeam.ts';
import { HANGER_REQUEST } from '../../support/hanger.ts';
import { MAST } from '../../support/mast.ts';
import type { Person } from './person.ts';
import type { SendOptions } from './visitor.ts';

/** One call of the API, with a body that gets as far as the database. */
export interface Call {
  /** As written in openapi.json. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** With values for `{…}`. */
  readonly url: string;
  /** The user whose cookies it sends. */
  readonly as: 'nobody' | 'user' | 'restorer' | 'leaver' | 'closer';
  /** Status of the answer without a fault. */
  readonly status: number;
  /** It can succeed only once: it is not made before the fault, nor again after it has succeeded. */
  readonly isOnce?: boolean;
  /** It hashes a password, writes a report or waits for other saves of the account: its turn may not come in time. */
  readonly takesTurns?: boolean;
  /** A solve, which must succeed even without a database. */
  readonly isSolve?: boolean;
  readonly send: (person: Person | null) => SendOptions;
}

const nothing = () => ({});
const get = (path: string, url = path): Call => ({
  path,
  method: 'GET',
  url,
  as: 'nobody',
  status: 200,
  send: nothing,
});
const post = (path: string, as: Call['as'], send: Call['send'], more: Partial<Call> = {}): Call => ({
  path,
  method: 'POST',
  url: path,
  as,
  status: 200,
  send,
  ...more,
});

const fresh = () => `${randomUUID()}@example.com`;
const row = () => ({
  group: 'Own',
  subgroup: randomUUID(),
  json_data: { name: randomUUID(), E: 200_000, nu: 0.3, rho: 7850 },
});
/** Fills half a page of a table and is incompressible, so that a full disk is noticed: 4000 characters, the maximum. */
const long = () => randomBytes(3000).toString('base64');

/** Every call of openapi.json. */
export const CALLS: readonly Call[] = [
  post('/auth', 'nobody', (person) => ({ headers: credentials(person?.email ?? fresh(), WIRE.right) }), {
    takesTurns: true,
  }),
  post('/auth/restore', 'restorer', nothing),
  post('/auth/logout', 'leaver', nothing),
  post('/auth/register', 'nobody', () => ({ headers: credentials(fresh(), WIRE.right) }), {
    takesTurns: true,
  }),
  post('/auth/emergency', 'nobody', () => ({ headers: credentials(fresh()) })),
  post('/auth/reactivate', 'nobody', () => ({ headers: credentials(fresh()) })),
  post('/auth/delete', 'closer', nothing, { isOnce: true }),
  post('/auth/options', 'user', () => ({ body: { isDark: true } })),
  post('/auth/update', 'user', () => ({ body: { firstName: randomUUID() } })),
  post('/auth/reset-notify', 'user', nothing),
  { ...get('/auth/sessions'), as: 'user' },
  post('/auth/sessions/end', 'user', nothing),
  { ...get('/subscription/invoices'), as: 'user' },
  get('/data/release-notes/{id}', '/data/release-notes/0'),
  get('/data/sections/{class}/headers', '/data/sections/h/headers'),
  get('/data/sections/{class}', '/data/sections/h'),
  post('/data/ad/products', 'nobody', () => ({ body: {} })),
  post('/data/ad/product-features', 'nobody', () => ({ body: {} })),
  post('/case/msb', 'user', () => ({ body: { data: createBeam() } }), { isSolve: true }),
  post('/case/msb/lightest', 'user', () => ({ body: FLOOR_REQUEST }), { isSolve: true }),
  post('/case/truss/lightest', 'user', () => ({ body: HANGER_REQUEST }), { isSolve: true }),
  post('/case/msb/values', 'user', () => ({ body: VALUES_REQUEST }), { isSolve: true }),
  post('/case/msb/change', 'user', () => ({ body: CHANGE_REQUEST }), { isSolve: true }),
  post(
    '/case/msb/report',
    'user',
    () => ({ body: { data: createBeam(), report: { parts: ['extremes'] } } }),
    { takesTurns: true },
  ),
  post(
    '/case/truss/report',
    'user',
    () => ({ body: { data: createTruss(), report: { parts: ['governing'] } } }),
    { takesTurns: true },
  ),
  post('/case/frame/report', 'nobody', () => ({ body: { data: MAST } }), { takesTurns: true }),
  // Only the server knows the site's own address: a link to another site gets this answer for every caller.
  { ...get('/oembed', '/oembed?url=https%3A%2F%2Felsewhere.example%2Fmsb%2F'), status: 404 },
  post('/case/truss', 'nobody', () => ({ body: { data: createTruss() } }), { isSolve: true }),
  post('/case/frame', 'nobody', () => ({ body: { data: MAST } }), { isSolve: true }),
  post(
    '/case/commit',
    'user',
    () => ({
      body: { data: { ...FIXTURE_1, id: -1, title: randomUUID(), description: long() } },
      headers: { 'idempotency-key': randomUUID() },
    }),
    { takesTurns: true },
  ),
  post('/case/list', 'user', (person) => ({ body: { uid: person?.userId, limit: 2 } })),
  post('/case/delete', 'user', () => ({ body: { id: 999_999 } }), { status: 404 }),
  post('/case/reactions', 'user', () => ({ body: { tasks: [999_999] } })),
  get('/data/storage/groups'),
  get('/data/storage/{locale}/{partition}', '/data/storage/en-US/material'),
  post('/data/storage/{locale}/{partition}', 'user', () => ({ body: { data: row() } }), {
    url: '/data/storage/en-US/material',
    takesTurns: true,
  }),
  post('/data/storage/add/{partition}', 'user', () => ({ body: { row: row() } }), {
    url: '/data/storage/add/material',
    takesTurns: true,
  }),
  post('/data/storage/delete/{partition}/{id}', 'user', nothing, {
    url: '/data/storage/delete/material/999999',
    status: 404,
  }),
];

let count = 0;

/** Creates a new beam, so that no answer comes from a cache. */
export function createBeam(): object {
  count += 1;
  return { ...FIXTURE_1, loads: [{ ...FIXTURE_1.loads[0], id: `l-${count}`, c: [-10 - count / 1000] }] };
}

/** Creates a small new truss. */
export function createTruss(panels = 2): object {
  count += 1;
  const made = generateSpaceGrid({
    spans: [3 * panels, 3 * panels],
    panels: [panels, panels],
    height: 2,
    load: 1000 + count,
    material: { name: 'S355', E: 210_000, nu: 0.3 },
    section: { className: 'generic', label: 'rod', A: 10, Iy: 100, Iz: 100 },
  });
  if (!made.ok) throw new Error('`createTruss` gave measures that no grid can have');
  return made.document;
}
