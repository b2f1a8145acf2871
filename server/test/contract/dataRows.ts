import type { Reply } from '../support/accounts.ts';
import { createBar } from './callers.ts';
import { ALL, get, LOGGED, MISSING, post, ROOT, type Row, type Scene } from './row.ts';

const readBranches = (reply: Reply) =>
  String(new Set(reply.json<{ products: { branch: string }[] }>().products.map(({ branch }) => branch)).size);
const readOwner = (reply: Reply) => {
  const { row } = reply.json<{ row?: { user_id: number | null } }>();
  return row === undefined ? '' : row.user_id === null ? 'community' : 'own';
};
const readOwnRows = (reply: Reply, { caller }: Scene) => {
  const { rows } = reply.json<{ rows: { user_id: number | null }[] }>();
  const foreign = rows.some(({ user_id }) => user_id !== null && user_id !== caller.own.userId);
  const own = rows.some(({ user_id }) => user_id === caller.own.userId);
  return foreign ? 'foreign' : own ? 'own' : 'community';
};

const section = '/data/storage/en-US/section';
const changed = (id: number, more: object = {}) => ({ data: { id, ...createBar(), ...more } });

/** Calls that read and write public data and libraries, with the outcome for each caller. */
export const DATA_ROWS: readonly Row[] = [
  { call: 'GET /data/release-notes/{id}', what: '', send: get('/data/release-notes/0'), outcomes: ALL },
  {
    call: 'GET /data/sections/{class}/headers',
    what: '',
    send: get('/data/sections/h/headers'),
    outcomes: ALL,
  },
  {
    call: 'GET /oembed',
    what: '',
    send: get('/oembed?url=https%3A%2F%2Fexample.org%2Fmsb%2F'),
    outcomes: ALL,
  },
  { call: 'GET /data/sections/{class}', what: '', send: get('/data/sections/h'), outcomes: ALL },
  {
    call: 'GET /data/storage/{locale}/{partition}',
    what: '',
    send: get(section),
    read: readOwnRows,
    outcomes:
      '200 community | 200 community | 200 own | 200 own | 200 own | 200 community | 200 community | 200 own',
  },
  { call: 'GET /data/storage/groups', what: '', send: get('/data/storage/groups'), outcomes: ALL },
  {
    call: 'POST /data/ad/products',
    what: '',
    send: post('/data/ad/products', () => ({})),
    read: readBranches,
    outcomes: '200 2 | 200 2 | 200 2 | 200 2 | 200 2 | 200 2 | 200 2 | 200 5',
  },
  {
    call: 'POST /data/ad/product-features',
    what: '',
    send: post('/data/ad/product-features', () => ({})),
    outcomes: ALL,
  },

  {
    call: 'POST /data/storage/add/{partition}',
    what: 'own',
    send: post('/data/storage/add/section', () => ({ row: createBar() })),
    read: readOwner,
    outcomes: '401/40101 | 401/40101 | 200/74301 | 200 own | 403/40302 | 403/6 | 403/6 | 200 own',
  },
  {
    call: 'POST /data/storage/add/{partition}',
    what: 'for the community',
    send: post('/data/storage/add/section', () => ({ row: { ...createBar(), user_id: null } })),
    read: readOwner,
    outcomes: '401/40101 | 401/40101 | 200/74301 | 200 own | 403/40302 | 403/6 | 403/6 | 200 community',
  },
  {
    call: 'POST /data/storage/{locale}/{partition}',
    what: 'own',
    send: post(section, ({ caller }) => changed(caller.own.row)),
    outcomes: '401/40101 | 401/40101 | 200/74301 | 200 | 403/40302 | 403/6 | 403/6 | 200',
  },
  {
    call: 'POST /data/storage/{locale}/{partition}',
    what: 'of another',
    send: post(section, ({ other }) => changed(other.row, { user_id: other.userId })),
    outcomes: '401/40101 | 401/40101 | 200/74301 | 404/40401 | 403/40302 | 403/6 | 403/6 | 404/40401',
  },
  {
    call: 'POST /data/storage/{locale}/{partition}',
    what: 'of the community',
    send: async (scene) => {
      const id = await scene.takeCommunityRow();
      return scene.caller.browser.post(section, { body: changed(id, { user_id: null }) });
    },
    outcomes: '401/40101 | 401/40101 | 200/74301 | 403/40302 | 403/40302 | 403/6 | 403/6 | 200',
  },
  {
    call: 'POST /data/storage/delete/{partition}/{id}',
    what: 'own',
    send: ({ caller }) => caller.browser.post(`/data/storage/delete/section/${caller.own.row}`),
    outcomes: LOGGED,
  },
  {
    call: 'POST /data/storage/delete/{partition}/{id}',
    what: 'of another',
    send: ({ caller, other }) => caller.browser.post(`/data/storage/delete/section/${other.row}`),
    outcomes: MISSING,
  },
  {
    call: 'POST /data/storage/delete/{partition}/{id}',
    what: 'of the community',
    send: async ({ caller, takeCommunityRow }) =>
      caller.browser.post(`/data/storage/delete/section/${await takeCommunityRow()}`),
    outcomes: ROOT,
  },
];
