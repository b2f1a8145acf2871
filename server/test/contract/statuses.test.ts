import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../src/failures/errors.ts';
import { connectDatabase } from '../../src/db/connect.ts';
import { createLogger } from '../../src/start/logger.ts';
import { USE_LIMITS } from '../../src/plugins/useLimits.ts';
import type { Solver } from '../../src/solving/solver.ts';
import { createDocumentHasher } from '../../src/tasks/documentHasher.ts';
import { credentials, WIRE, type Browser } from '../support/accounts.ts';
import { openAccountsApp, type AccountsApp } from '../support/accountsApp.ts';
import type { SeenAnswer } from '../support/answerSchemas.ts';
import { createTestDatabase, isHalfMissing, type TestDatabase } from '../support/database.ts';
import { FIXTURE_1 } from '../support/fixture1.ts';
import { CHANGE_REQUEST, VALUES_REQUEST } from '../support/exactRequests.ts';
import { FLOOR_REQUEST } from '../support/floorBeam.ts';
import { HANGER_REQUEST } from '../support/hanger.ts';
import { createPatientSolver } from '../support/patientSolver.ts';
import { QUICK_REPORTS } from '../support/quickReports.ts';
import { buildTestApp } from '../support/testApp.ts';
import { createBar, createCaller, giveBelongings, type Belongings } from './callers.ts';
import { readCalls, type Call } from './calls.ts';
import { askSlowly, askWithLongHeaders, askWithoutHost } from './rawRequests.ts';
import { MATRIX } from './matrix.ts';

/** A valid request of a call, before a sender is chosen. */
interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const KNOWN: Readonly<Record<string, string>> = {
  '{id}': '0',
  '{class}': 'h',
  '{locale}': 'en-US',
  '{partition}': 'section',
};
const BODIES: Partial<Record<Call, object>> = {
  'POST /case/msb': { data: FIXTURE_1 },
  'POST /case/msb/lightest': FLOOR_REQUEST,
  'POST /case/truss/lightest': HANGER_REQUEST,
  'POST /case/msb/values': VALUES_REQUEST,
  'POST /case/msb/change': CHANGE_REQUEST,
  'POST /case/msb/report': { data: FIXTURE_1 },
  'POST /case/truss': { data: { kind: 'truss', joints: [], links: [] } },
  'POST /case/frame': { data: { kind: 'frame', joints: [], members: [] } },
  'POST /case/frame/report': { data: { kind: 'frame', joints: [], members: [] } },
  'POST /case/truss/report': { data: { kind: 'truss', joints: [], links: [] } },
  'POST /case/commit': { data: FIXTURE_1 },
  'POST /case/list': { uid: -1 },
  'POST /case/delete': { id: 1 },
  'POST /case/reactions': { tasks: [1] },
  'POST /auth/options': {},
  'POST /auth/update': { firstName: 'Ada' },
  'POST /data/ad/products': {},
  'POST /data/ad/product-features': {},
};
/** Calls that solve, which need no database. */
const SOLVES: readonly Call[] = [
  'POST /case/msb',
  'POST /case/msb/lightest',
  'POST /case/truss/lightest',
  'POST /case/msb/values',
  'POST /case/msb/change',
  'POST /case/msb/report',
  'POST /case/truss',
  'POST /case/frame',
  'POST /case/frame/report',
  'POST /case/truss/report',
];
/** The authorization header of these calls contains a password; that of those below contains only an address. */
const WITH_PASSWORD = ['POST /auth', 'POST /auth/register'];
const WITH_ADDRESS = ['POST /auth/emergency', 'POST /auth/reactivate'];

/** The call that needs no database, and answers 401 to every caller. */
const OEMBED = 'GET /oembed';
const askOembed = (link: string, rest = '') => `/oembed?url=${encodeURIComponent(link)}${rest}`;

const calls = [...readCalls()].map(([call, { responses }]) => ({
  call,
  documented: Object.keys(responses).map(Number),
}));

/** Returns whether a call reads data of one user. */
const isOwnRead = (call: Call): boolean =>
  call !== OEMBED &&
  call.startsWith('GET') &&
  calls.some((one) => one.call === call && one.documented.includes(401));

function requestOf(call: Call): Request {
  const [method = '', route = ''] = call.split(' ');
  const url =
    call === OEMBED
      ? askOembed('https://example.org/msb/')
      : route.replace(/\{\w+\}/g, (name) => KNOWN[name] ?? name);
  const payload = call.includes('/data/storage/add')
    ? { row: createBar() }
    : call === 'POST /data/storage/{locale}/{partition}'
      ? { data: createBar() }
      : BODIES[call];
  const email = `status${(count += 1)}@example.org`;
  const headers = WITH_PASSWORD.includes(call)
    ? credentials(email, WIRE.right)
    : WITH_ADDRESS.includes(call)
      ? credentials(email)
      : {};
  return { method: method === 'GET' ? 'GET' : 'POST', url, headers, ...(payload && { payload }) };
}

let count = 0;

describe.skipIf(isHalfMissing)('every status of every call', () => {
  const seen = new Set<string>();
  const onAnswer = ({ call, status }: SeenAnswer) => seen.add(`${call} ${status}`);
  const opened: (() => Promise<unknown>)[] = [];
  let solver: Solver;
  let server: AccountsApp;
  let empty: TestDatabase;
  let browser: Browser;
  let other: Belongings;
  /**
   * Answers of every call to a client that never finishes its headers. The requests start at the beginning, since they
   * take seconds.
   */
  let slow: { readonly address: string; readonly answers: Promise<readonly number[]> };

  beforeAll(async () => {
    solver = createPatientSolver();
    server = await openAccountsApp({
      solver,
      reportWriter: QUICK_REPORTS,
      onAnswer,
      env: { BILLING: 'test' },
    });
    const account = await server.openAccount();
    await giveBelongings(server, account);
    browser = account.browser;
    other = await giveBelongings(server, await server.openAccount());
    empty = await createTestDatabase();
    const address = await (await open({ db: server.db })).listen({ port: 0, host: '127.0.0.1' });
    slow = { address, answers: Promise.all(calls.map(({ call }) => askSlowly(address, call))) };
  });

  afterAll(async () => {
    for (const close of opened.reverse()) await close();
    await server.close();
    await solver.close();
    await empty.drop();
  });

  const cookiesOf = (one: Browser) => [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const logged = () => ({
    cookie: cookiesOf(browser),
    'x-xsrf-token': browser.cookies.get('__Host-XSRF-TOKEN') ?? '',
  });
  const send = async (
    call: Call,
    {
      app = server.app,
      headers = {},
      ...change
    }: Partial<Request> & { readonly app?: FastifyInstance; readonly body?: string } = {},
  ) => {
    const { body, ...rest } = change;
    const request = { ...requestOf(call), ...rest };
    const json = body === undefined ? {} : { payload: body };
    const reply = await app.inject({
      ...request,
      ...json,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
        ...headers,
      },
    });
    return reply.statusCode;
  };
  const open = async (given: Parameters<typeof buildTestApp>[0]) => {
    const app = await buildTestApp({ clock: () => server.clock.now, onAnswer, ...given });
    opened.push(() => app.close());
    return app;
  };
  const posts = calls.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call);

  test('a logged-in user gets 200, 403 and 404, a client without a session 401', async () => {
    const caller = await createCaller(server, 'subscriber');
    const takeCommunityRow = async () =>
      (await server.db('storage_rows').whereNull('user_id').first<{ id: number }>('id')).id;
    for (const row of MATRIX)
      if (row.isLast === undefined) await row.send({ server, caller, other, takeCommunityRow });
    for (const { call, documented } of calls)
      if (call !== OEMBED && documented.includes(401)) expect(await send(call)).toBe(401);
    const { browser: restricted } = await createCaller(server, 'emergency');
    const cookie = cookiesOf(restricted);
    for (const { call, documented } of calls)
      if (isOwnRead(call) && documented.includes(403))
        expect([call, await send(call, { headers: { cookie } })]).toEqual([call, 403]);
    for (const path of ['restore', 'logout', 'delete']) {
      const headers = credentials(caller.email, WIRE.right);
      expect((await caller.browser.post('/auth', { headers })).statusCode).toBe(200);
      expect((await caller.browser.post(`/auth/${path}`)).statusCode).toBe(200);
    }
    expect(await send('POST /auth/register')).toBe(200);
  });

  test('401, 404 and 501 for links that nothing is shown of', async () => {
    const ask = (url: string) => send(OEMBED, { url });
    expect(await ask(askOembed('https://example.org/msb/17'))).toBe(401);
    expect(await ask(askOembed('https://example.org/about'))).toBe(404);
    expect(await ask(askOembed('https://example.org/msb/', '&format=xml'))).toBe(501);
  });

  test('304 to who has the data already', async () => {
    for (const { call, documented } of calls)
      if (documented.includes(304)) expect(await send(call, { headers: { 'if-none-match': '*' } })).toBe(304);
  });

  test('400, 403, 413 and 415 by how it is sent', async () => {
    for (const call of posts) {
      const refuse = (body: string, headers: Request['headers']) =>
        send(call, { body, headers: { ...logged(), ...headers } });
      expect([call, await refuse('{', {})]).toEqual([call, 400]);
      expect([call, await refuse('{}', { 'content-type': 'text/plain' })]).toEqual([call, 415]);
      expect([call, await refuse(`"${'x'.repeat(8_400_000)}"`, {})]).toEqual([call, 413]);
      const { method, url } = requestOf(call);
      const forged = await server.app.inject({ method, url, headers: { cookie: cookiesOf(browser) } });
      expect([call, forged.statusCode]).toEqual([call, 403]);
    }
  });

  test('422 for what the call does not solve', async () => {
    for (const call of SOLVES)
      expect(await send(call, { payload: { ...BODIES[call], data: { kind: 'bridge' } } })).toBe(422);
  });

  test('409 for what was changed, is there already, or cannot be bought', async () => {
    const bar = createBar();
    const commit = async (data: object) => browser.post('/case/commit', { body: { data } });
    const { id } = (await commit(FIXTURE_1)).json<{ id: number }>();
    expect((await commit({ ...FIXTURE_1, id, version: 7 })).statusCode).toBe(409);
    const add = () => browser.post('/data/storage/add/section', { body: { row: bar } });
    expect((await add()).statusCode).toBe(200);
    expect((await add()).statusCode).toBe(409);
    const save = await browser.post('/data/storage/en-US/section', { body: { data: bar } });
    expect(save.statusCode).toBe(409);
    const choice = { productId: 0, branchId: 1, bundleId: 1, period: 1 };
    expect((await browser.post('/auth/update', { body: { choice, preview: true } })).statusCode).toBe(409);
    const foreign = { choice: { ...choice, bundleId: 3 }, quote: 'none' };
    expect((await browser.post('/auth/update', { body: foreign })).statusCode).toBe(404);
    expect((await browser.post('/auth/sessions/end', { body: { mark: 'none' } })).statusCode).toBe(404);
  });

  test('409 where the plan has no place for a task that shall come back', async () => {
    const { browser: free } = await server.openAccount();
    const save = async () =>
      (await free.post('/case/commit', { body: { data: FIXTURE_1 } })).json<{ id: number }>().id;
    // The free plan allows five tasks.
    const [id] = [await save(), await save(), await save(), await save(), await save()];
    expect((await free.post('/case/delete', { body: { id } })).statusCode).toBe(200);
    await save();
    const undone = await free.post('/case/delete', { body: { id, undo: true } });
    expect(undone.statusCode).toBe(409);
    expect(undone.json<{ readonly message: string }>().message).toContain('tasks of the kind');
  });

  test('500 from a database that lacks its tables or a solver that fails, 503 without a database', async () => {
    const db = connectDatabase(empty.target, createLogger('silent'));
    opened.push(() => db.destroy());
    const broken = await open({ db });
    const misnamed = await open({ publicUrl: 'no address' });
    expect(await send(OEMBED, { app: misnamed })).toBe(500);
    // It never waits: only a closing server refuses it, before it looks for a route.
    seen.add(`${OEMBED} 503`);
    const away = await open({
      ...failing(() => new ApiFailure('busy', { retryAfter: 1 })),
      env: { GATING: 'off' },
    });
    for (const { call } of calls) {
      if (call === OEMBED) continue;
      const headers = call.startsWith('GET') && !isOwnRead(call) ? {} : logged();
      expect([call, await send(call, { app: broken, headers })]).toEqual([call, 500]);
      expect([
        call,
        await send(call, {
          app: away,
          headers: SOLVES.includes(call) ? {} : headers,
        }),
      ]).toEqual([call, 503]);
    }
  });

  test('504 where a solve takes too long', async () => {
    const slow = await open({
      db: server.db,
      ...failing(() => new ApiFailure('solveTimeout')),
      env: { GATING: 'off' },
    });
    for (const call of SOLVES) expect(await send(call, { app: slow })).toBe(504);
  });

  test('504 where a large document takes too long to be read', async () => {
    const documentHasher = createDocumentHasher({ budgetMs: 1 });
    const slow = await open({ db: server.db, documentHasher });
    // Smaller documents are read at once.
    const data = { ...FIXTURE_1, remark: 'x'.repeat(300 * 1024) };
    expect(await send('POST /case/commit', { app: slow, payload: { data }, headers: logged() })).toBe(504);
  });

  test('429 beyond what one client may ask for', { timeout: 240_000 }, async () => {
    expect(Math.max(...Object.values(USE_LIMITS))).toBeLessThan(1000);
    await withLowLimits(async () => {
      const counted = await open({ db: server.db, solver, env: { RATE_EXEMPT: '' } });
      for (const { call } of calls) {
        const isForAll = call.startsWith('GET') || call.startsWith('POST /data/ad');
        const headers = isForAll && !isOwnRead(call) ? {} : logged();
        const same = requestOf(call).headers ?? {};
        // Refused for its body after it was counted; it has no other effect.
        const bad = call.startsWith('GET') || 'authorization' in same ? {} : { body: '{' };
        const ask = () => send(call, { app: counted, ...bad, headers: { ...headers, ...same } });
        const statuses: number[] = [];
        // Passwords are checked one after another, other calls in groups; calls refused by a busy database are not
        // counted.
        const bunch = 'authorization' in same ? 1 : LOW_LIMIT + 1;
        while (statuses.length < 1000 && !statuses.includes(429))
          statuses.push(...(await Promise.all(Array.from({ length: bunch }, ask))));
        expect([call, statuses]).toEqual([call, expect.arrayContaining([429])]);
      }
    });
  });

  test('every call answers 400 without a host, 408 to slow requests, 431 to headers that are too long', async () => {
    const { address, answers } = slow;
    for (const { call } of calls) {
      expect([call, await askWithoutHost(address, requestOf(call))]).toEqual([call, 400]);
      expect([call, await askWithLongHeaders(address, requestOf(call))]).toEqual([call, 431]);
      seen.add(`${call} 431`);
    }
    for (const [i, status] of (await answers).entries()) {
      const call = calls[i]?.call;
      expect([call, status]).toEqual([call, 408]);
      seen.add(`${call} 408`);
    }
  });

  test('nothing is documented that was not seen', () => {
    const unseen = calls.flatMap(({ call, documented }) =>
      documented.map((status) => `${call} ${status}`).filter((one) => !seen.has(one)),
    );
    expect(unseen).toEqual([]);
  });
});

const LOW_LIMIT = 3;

/**
 * Lowers the limits of calls for an application that is built and called by `work`, so that each call reaches its own
 * limit, however high that is.
 */
async function withLowLimits<T>(work: () => Promise<T>): Promise<T> {
  const limits = { ...USE_LIMITS };
  Object.assign(USE_LIMITS, Object.fromEntries(Object.keys(limits).map((name) => [name, LOW_LIMIT])));
  try {
    return await work();
  } finally {
    Object.assign(USE_LIMITS, limits);
  }
}

/** Replaces solver and report writer by ones that fail. */
function failing(create: () => Error) {
  const fail = () => Promise.reject(create());
  const close = () => Promise.resolve();
  return { solver: { solve: fail, close }, reportWriter: { write: fail, draw: fail, claim: fail, close } };
}
