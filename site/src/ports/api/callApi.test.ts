import { beamExamples } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import { createAccountsClient } from './accountsClient.ts';
import { createApiClient } from './apiClient.ts';
import { connectApi } from './callApi.ts';
import { createLibraryClient } from './libraryClient.ts';
import { createPlansClient } from './plansClient.ts';
import { createTasksClient } from './tasksClient.ts';

type Reply = () => Response | Promise<Response>;

const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const busy =
  (retryAfter?: string): Reply =>
  () =>
    Response.json(
      { errno: 50301, error: 'busy', message: 'Busy', requestId: 'r' },
      { status: 503, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } },
    );
const proxy =
  (status: number): Reply =>
  () =>
    new Response('<h1>No answer</h1>', { status });

/** Creates all clients on one connection whose server gives these replies, and the last one from then on. */
function open(replies: readonly Reply[], wait?: (ms: number, signal?: AbortSignal) => Promise<void>) {
  const keys: (string | null)[] = [];
  const pauses: number[] = [];
  const call = connectApi({
    baseUrl: 'http://localhost/api',
    getLocale: () => 'uk',
    readCookies: () => '',
    wait: (ms, signal) => {
      pauses.push(ms);
      return wait?.(ms, signal) ?? Promise.resolve();
    },
    async fetch({ headers }) {
      keys.push(headers.get('idempotency-key'));
      return (replies[keys.length - 1] ?? replies.at(-1))?.() ?? Response.error();
    },
  });
  return {
    keys,
    pauses,
    api: createApiClient(call),
    accounts: createAccountsClient(call),
    library: createLibraryClient(call),
    plans: createPlansClient(call),
    tasks: createTasksClient(call),
  };
}

type Clients = ReturnType<typeof open>;

const SAVED = { affected: 1, received: 1, errno: 0, error: '', message: '', id: 7, version: 1, hash: 'h' };

const CHOICE = { productId: 0, branchId: 1, bundleId: 3, period: 1 } as const;
const ROW = { group: 'Own', subgroup: 'Bridge', json_data: { className: 'circle', label: 'Bar', Dy: 24 } };
const TASK = { data: { kind: 'msb' as const } };

const READ: Readonly<Record<string, (clients: Clients) => Promise<unknown>>> = {
  'a beam is solved': ({ api }) => api.solveBeam(beamExamples.hingedSpans),
  'a truss is solved': ({ api }) => api.solveTruss({ kind: 'truss' }),
  'a frame is solved': ({ api }) => api.solveFrame({ kind: 'frame' }),
  'notes are read': ({ api }) => api.listReleaseNotes(),
  'headers are read': ({ library }) => library.listHeaders('h'),
  'tables are read': ({ library }) => library.listDrawers('h'),
  'groups are read': ({ library }) => library.listGroups(),
  'rows are read': ({ library }) => library.listRows('material', 'uk'),
  'prices are read': ({ plans }) => plans.listProducts(),
  'features are read': ({ plans }) => plans.listFeatures(),
  'a quote is asked for': ({ plans }) => plans.quote(CHOICE),
  'tasks are listed': ({ tasks }) => tasks.list({ uid: 1 }),
};
const KEYED: Readonly<Record<string, (clients: Clients) => Promise<unknown>>> = {
  'a task is saved': ({ tasks }) => tasks.commit(TASK),
  'a plan is bought': ({ plans }) => plans.buy(CHOICE, 'q'),
  'a row is added': ({ library }) => library.addRow('section', ROW),
  'rows are saved': ({ library }) => library.saveRows('section', 'uk', [ROW]),
};
const ONCE: Readonly<Record<string, (clients: Clients) => Promise<unknown>>> = {
  'a session is taken up': ({ accounts }) => accounts.restore(),
  'a link is used': ({ accounts }) => accounts.openLink('activation.x'),
  'a link is asked for': ({ accounts }) => accounts.askLink('a@b.example'),
  'an account is closed': ({ accounts }) => accounts.closeAccount(),
  'a task is removed': ({ tasks }) => tasks.remove(1),
  'a row is removed': ({ library }) => library.removeRow('section', 1),
};

test.each(Object.entries({ ...READ, ...KEYED }))('%s thrice at most, with one key', async (name, make) => {
  const clients = open([lost]);
  await expect(make(clients)).rejects.toMatchObject({ kind: 'offline' });
  expect(clients.keys).toHaveLength(3);
  expect(new Set(clients.keys).size).toBe(1);
  if (name in KEYED) expect(clients.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  else expect(clients.keys[0]).toBeNull();
});

const PATIENT: typeof ONCE = {
  'somebody registers': ({ accounts }) => accounts.register('a@b.example', 'correct horse'),
  'somebody logs in': ({ accounts }) => accounts.logIn('a@b.example', 'correct horse'),
  'a password is changed': ({ accounts }) => accounts.changePassword('a@b.example', 'next', 'current'),
};

test.each(Object.entries(PATIENT))(
  '%s again only where the server was too busy to begin',
  async (_, make) => {
    for (const reply of [lost, proxy(502)]) {
      const clients = open([reply]);
      await expect(make(clients)).rejects.toMatchObject({ name: 'ApiFailure' });
      expect(clients.keys).toHaveLength(1);
    }
    const clients = open([busy('2')]);
    await expect(make(clients)).rejects.toMatchObject({ status: 503 });
    expect(clients.pauses).toEqual([2000, 2000, 2000]);
  },
);

test.each(Object.entries(ONCE))('%s once, unless the server was too busy to begin', async (_, make) => {
  for (const reply of [lost, busy(), proxy(502)]) {
    const clients = open([reply]);
    await expect(make(clients)).rejects.toMatchObject({ name: 'ApiFailure' });
    expect(clients.keys).toEqual([null]);
  }
  const clients = open([busy('1')]);
  await expect(make(clients)).rejects.toMatchObject({ status: 503 });
  expect(clients.pauses).toEqual([1000, 1000, 1000]);
});

test.each<[string, readonly Reply[], readonly number[]]>([
  ['twice lost', [lost, lost], [500, 1000]],
  ['that a busy server puts off', [busy('2'), busy('1')], [2000, 1000]],
  ['of which a proxy knows nothing', [proxy(502), proxy(504)], [500, 1000]],
])('an answer %s comes at the third attempt', async (_, replies, pauses) => {
  const clients = open([...replies, () => Response.json([])]);
  expect(await clients.tasks.list({ uid: 1 })).toEqual([]);
  expect(clients.pauses).toEqual(pauses);
});

test.each<[string, Reply]>([
  ['busy without saying for how long', busy()],
  ['busy for longer than a reader waits', busy('9')],
  ['busy until a date', busy('Sun, 22 Nov 2026 12:00:00 GMT')],
  ['out of time for this solve', () => Response.json({ errno: 50401, error: 'x' }, { status: 504 })],
  ['broken', () => Response.json({ errno: 50001, error: 'internal' }, { status: 500 })],
  [
    'of another mind',
    () => Response.json({ errno: 42901, error: 'x' }, { status: 429, headers: { 'Retry-After': '1' } }),
  ],
])('a server that is %s is not asked again', async (_, reply) => {
  const clients = open([reply]);
  await expect(clients.tasks.commit(TASK)).rejects.toMatchObject({ name: 'ApiFailure' });
  expect(clients.keys).toHaveLength(1);
});

test('leaving while a repeat is pending ends the call at once, without another request', async () => {
  const clients = open([busy('5')], (ms, signal) => {
    expect(signal?.aborted).toBe(false);
    leaving.abort();
    return Promise.reject(signal?.reason as Error);
  });
  const leaving = new AbortController();
  const answer = clients.tasks.list({ uid: 1 }, { signal: leaving.signal });
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
  expect(clients.keys).toHaveLength(1);
});

test('a repeat after lost answers has the former key; a call after an answer has a new one', async () => {
  const saved: Reply = () => Response.json(SAVED);
  const clients = open([lost, lost, lost, saved, saved]);
  const { tasks, keys } = clients;
  await expect(tasks.commit(TASK)).rejects.toMatchObject({ kind: 'offline' });
  await tasks.commit(TASK);
  expect(new Set(keys).size).toBe(1);
  await tasks.commit(TASK);
  expect(new Set(keys).size).toBe(2);
});

test('another document has another key, also while the answer to the first is out; a second press has the same', async () => {
  const { tasks, keys } = open([() => Response.json(SAVED)]);
  await Promise.all([tasks.commit(TASK), tasks.commit(TASK), tasks.commit({ data: { kind: 'truss' } })]);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the last 20 calls with lost answers are remembered', async () => {
  const { tasks, keys } = open([lost]);
  const lose = (id: number) => tasks.commit({ data: { kind: 'msb', id } }).catch(() => undefined);
  for (let id = 1; id <= 21; id += 1) await lose(id);
  await lose(21);
  await lose(1);
  // Three attempts for each call.
  expect(keys).toHaveLength(69);
  expect(keys[63]).toBe(keys[60]);
  expect(keys[66]).not.toBe(keys[0]);
});

// Each is 200 and JSON; none is valid by the contract.
test.each<[string, unknown]>([
  ['HTML for a number', { ...SAVED, affected: 'yes', id: '<img>' }],
  ['words for numbers', { ...SAVED, affected: '1', received: '1' }],
  ['a number that is none', { ...SAVED, id: 7.5 }],
  ['nothing of what is promised', {}],
  ['a list', [SAVED]],
  ['what another call answers', true],
  ['a state that was saved by nobody', { ...SAVED, affected: 2 }],
  ['no version', { ...SAVED, version: undefined }],
])('nothing is called saved by an answer with %s', async (_name, answer) => {
  const { tasks, keys } = open([() => Response.json(answer)]);
  await expect(tasks.commit(TASK)).rejects.toMatchObject({ name: 'ApiFailure', kind: 'unreadable' });
  expect(keys).toHaveLength(1);
});

test('an answer may have more than is promised, and a refusal with the status of success states why', async () => {
  const more = { ...SAVED, savedBy: 'a newer server' };
  await expect(open([() => Response.json(more)]).tasks.commit(TASK)).resolves.toEqual(more);
  const full = { affected: 0, received: 1, errno: 40905, error: 'quota', message: 'Full' };
  const { tasks } = open([() => Response.json(full)]);
  await expect(tasks.commit(TASK)).rejects.toMatchObject({
    kind: 'refused',
    errno: 40905,
    serverText: 'Full',
  });
});

test.each<[string, (clients: Clients) => Promise<unknown>, unknown]>([
  ['deleted', ({ tasks }) => tasks.remove(1), [{ id: 'x' }]],
  ['listed', ({ tasks }) => tasks.list({ uid: 1 }), [{ id: '<b>', title: 7 }]],
  ['kept in the library', ({ library }) => library.addRow('material', ROW), { affected: 'yes', id: '<img>' }],
  ['ordered', ({ plans }) => plans.quote(CHOICE), { quote: '<script>' }],
  ['logged in', ({ accounts }) => accounts.logIn('a@b.c', 'x'), { status: 'yes' }],
  ['read', ({ api }) => api.listReleaseNotes(), { rows: 'none' }],
])('nonsense %s nothing', async (_what, call, answer) => {
  await expect(call(open([() => Response.json(answer)]))).rejects.toMatchObject({ kind: 'unreadable' });
});
