import { credentials, WIRE, type Reply } from '../support/accounts.ts';
import type { AccountsApp } from '../support/accountsApp.ts';
import { FIXTURE_1 } from '../support/fixture1.ts';
import { choose } from '../support/purchases.ts';
import { createBar, type Belongings, type Caller } from './callers.ts';
import type { Call } from './calls.ts';

/** What a call of the matrix is sent with, and to whom. */
export interface Scene {
  readonly server: AccountsApp;
  readonly caller: Caller;
  /** Somebody else, and what is theirs. */
  readonly other: Belongings;
  /** Numbers of community sections, each given out once. */
  readonly takeCommunityRow: () => Promise<number>;
}

export interface Row {
  readonly call: Call;
  /** What of the call is asked, where one row is not enough. */
  readonly what: string;
  readonly send: (scene: Scene) => Promise<Reply>;
  /** Outcomes by caller in the order of `CALLERS`: the status, behind a slash the errno, behind a blank what is in the answer. */
  readonly outcomes: string;
  /** Reads what is in an answer of status 200. */
  readonly read?: (reply: Reply, scene: Scene) => string;
  /** The call changes who the caller is: it needs one of its own. */
  readonly isLast?: true;
}

const MOHR = [{ x: 3, kind: 'deflection' }];
const TRUSS = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    { x: 2, y: 3, loads: [{ className: 'ShearLoad', c: [-1000], sets: 0 }] },
  ],
  links: [
    { i: 0, j: 1 },
    { i: 0, j: 2 },
    { i: 1, j: 2 },
  ],
};
/** A tripod. */
const SPATIAL = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 7 },
    { x: 2, y: 0, anchor: 7 },
    { x: 0, y: 2, anchor: 7 },
    { x: 1, y: 1, z: 2, loads: [{ className: 'ShearLoad', c: [-1000], sets: 0 }] },
  ],
  links: [
    { i: 0, j: 3 },
    { i: 1, j: 3 },
    { i: 2, j: 3 },
  ],
};

const post = (
  url: string,
  body?: (scene: Scene) => object,
  headers?: (scene: Scene) => Record<string, string>,
) => {
  return (scene: Scene) =>
    scene.caller.browser.post(url, {
      ...(body && { body: body(scene) }),
      ...(headers && { headers: headers(scene) }),
    });
};

/** Reads a page of data with the cookies of a browser. */
const get =
  (url: string) =>
  ({ server, caller }: Scene): Promise<Reply> => {
    const cookie = [...caller.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return server.app.inject({ url, headers: cookie === '' ? {} : { cookie } });
  };

const authorization = ({ caller }: Scene) => credentials(caller.email, WIRE.right);
const address = ({ caller }: Scene) => credentials(caller.email);

const readLogin = (reply: Reply) => {
  const { code, user } = reply.json<{ code: unknown; user: { _params: { logged: boolean } } | null }>();
  return `${String(code)} ${user === null ? 'nobody' : user._params.logged ? 'in' : 'out'}`;
};
const readLinkKind = (reply: Reply) => reply.json<{ _code?: string }>()._code ?? 'notFound';
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

/** The columns: anonymous, unverified, free, subscriber, emergency, frozen, deactivated, root. */
const ALL = '200 | 200 | 200 | 200 | 200 | 200 | 200 | 200';
const LOGGED = '401/40101 | 401/40101 | 200 | 200 | 403/40302 | 403/6 | 403/6 | 200';
const LIST = '401/40101 | 401/40101 | 200 | 200 | 200 | 403/6 | 403/6 | 200';
const ROOT = '401/40101 | 401/40101 | 403/40302 | 403/40302 | 403/40302 | 403/6 | 403/6 | 200';
const MISSING = '401/40101 | 401/40101 | 404/40401 | 404/40401 | 403/40302 | 403/6 | 403/6 | 404/40401';
const SOLVE = '200 | 200 | 200 | 200 | 200 | 403/6 | 403/6 | 200';
const PLAN = '200/74301 | 200/74301 | 200/74301 | 200 | 200 | 403/6 | 403/6 | 200';

/** Who may do what: rows of calls, columns of callers. A call that is not here fails the test. */
export const MATRIX: readonly Row[] = [
  { call: 'GET /data/release-notes/{id}', what: '', send: get('/data/release-notes/0'), outcomes: ALL },
  {
    call: 'GET /data/sections/{class}/headers',
    what: '',
    send: get('/data/sections/h/headers'),
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

  {
    call: 'POST /case/msb',
    what: 'what is free',
    send: post('/case/msb', () => ({ data: FIXTURE_1 })),
    outcomes: SOLVE,
  },
  {
    call: 'POST /case/msb',
    what: 'Mohr',
    send: post('/case/msb', () => ({ data: FIXTURE_1, mohr: MOHR })),
    outcomes: PLAN,
  },
  {
    call: 'POST /case/truss',
    what: 'what is free',
    send: post('/case/truss', () => ({ data: TRUSS })),
    outcomes: SOLVE,
  },
  {
    call: 'POST /case/truss',
    what: 'in space',
    send: post('/case/truss', () => ({ data: SPATIAL })),
    outcomes: PLAN,
  },
  {
    call: 'POST /case/commit',
    what: 'new',
    send: post('/case/commit', () => ({ data: FIXTURE_1 })),
    outcomes: LOGGED,
  },
  {
    call: 'POST /case/commit',
    what: 'of another',
    send: post('/case/commit', ({ other }) => ({
      data: { ...FIXTURE_1, id: other.task, userId: other.userId },
    })),
    outcomes: MISSING,
  },
  {
    call: 'POST /case/list',
    what: 'own',
    send: post('/case/list', ({ caller }) => ({ uid: caller.own.userId })),
    outcomes: LIST,
  },
  {
    call: 'POST /case/list',
    what: 'of another',
    send: post('/case/list', ({ other }) => ({ uid: other.userId })),
    outcomes: ROOT,
  },
  {
    call: 'POST /case/delete',
    what: 'own',
    send: post('/case/delete', ({ caller }) => ({ id: caller.own.task })),
    outcomes: LOGGED,
  },
  {
    call: 'POST /case/delete',
    what: 'of another',
    send: post('/case/delete', ({ other }) => ({ id: other.task })),
    outcomes: MISSING,
  },

  {
    call: 'POST /auth',
    what: '',
    send: post('/auth', undefined, authorization),
    read: readLogin,
    isLast: true,
    outcomes:
      '200 8 nobody | 200 0 out | 200 0 in | 200 0 in | 200 0 in | 200 6 nobody | 200 reactivate nobody | 200 0 in',
  },
  {
    call: 'POST /auth/register',
    what: '',
    send: post('/auth/register', undefined, authorization),
    read: (reply) => (reply.json<unknown>() === true ? 'made' : 'known'),
    isLast: true,
    outcomes: '200 made | 200 known | 200 known | 200 known | 200 known | 200 known | 200 known | 200 known',
  },
  {
    call: 'POST /auth/emergency',
    what: '',
    send: post('/auth/emergency', undefined, address),
    read: readLinkKind,
    outcomes:
      '200 notFound | 200 register | 200 emergency | 200 emergency | 200 emergency | 200 notFound | 200 reactivate | 200 emergency',
  },
  {
    call: 'POST /auth/reactivate',
    what: '',
    send: post('/auth/reactivate', undefined, address),
    read: readLinkKind,
    outcomes:
      '200 notFound | 200 register | 200 emergency | 200 emergency | 200 emergency | 200 notFound | 200 reactivate | 200 emergency',
  },
  {
    call: 'POST /auth/restore',
    what: '',
    send: post('/auth/restore'),
    read: readLogin,
    isLast: true,
    outcomes:
      '200 0 nobody | 200 0 nobody | 200 0 in | 200 0 in | 200 0 in | 200 0 nobody | 200 0 nobody | 200 0 in',
  },
  { call: 'POST /auth/logout', what: '', send: post('/auth/logout'), isLast: true, outcomes: ALL },
  { call: 'POST /auth/delete', what: '', send: post('/auth/delete'), isLast: true, outcomes: LOGGED },
  {
    call: 'POST /auth/options',
    what: '',
    send: post('/auth/options', () => ({ fixedDigits: 3 })),
    outcomes: LOGGED,
  },
  {
    call: 'POST /auth/update',
    what: 'the name',
    send: post('/auth/update', () => ({ firstName: 'Eve' })),
    outcomes: LOGGED,
  },
  {
    call: 'POST /auth/update',
    what: 'a plan',
    send: post('/auth/update', () => ({ choice: choose(3, 12), preview: true })),
    outcomes: LOGGED,
  },
  {
    call: 'POST /auth/update',
    what: 'the password, by the session alone',
    send: post('/auth/update', () => ({ password: WIRE.next })),
    isLast: true,
    outcomes: '401/40101 | 401/40101 | 401/40103 | 401/40103 | 200 | 403/6 | 403/6 | 401/40103',
  },
  {
    call: 'POST /auth/update',
    what: 'the password, by the current one',
    send: post('/auth/update', () => ({ password: WIRE.next, currentPassword: WIRE.right })),
    isLast: true,
    outcomes: '401/40101 | 401/40101 | 200 | 200 | 403/40302 | 403/6 | 403/6 | 200',
  },
  {
    call: 'POST /auth/update',
    what: 'the address, by the current password',
    send: post('/auth/update', ({ caller }) => ({
      email: `moved-${caller.email}`,
      password: WIRE.next,
      currentPassword: WIRE.right,
    })),
    isLast: true,
    outcomes: LOGGED,
  },
  { call: 'POST /auth/reset-notify', what: '', send: post('/auth/reset-notify'), outcomes: LOGGED },
];
