import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReportWriter } from '../src/reporting/reportWriter.ts';
import type { Solver } from '../src/solving/solver.ts';
import { createWorkerPool } from '../src/solving/workerPool.ts';
import { findMailedLink, openBrowser, type Browser } from './support/accounts.ts';
import { openAccountsApp, type AccountsApp } from './support/accountsApp.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { isHalfMissing } from './support/database.ts';
import { PATIENT } from './support/postCase.ts';
import { buildTestApp } from './support/testApp.ts';
import { readCalls, type Call } from './contract/calls.ts';
import { compareShown, fillIn, type NamedValues } from './contract/compareShown.ts';
import { readExamples, type Example } from './contract/readExamples.ts';

const EXAMPLES = readExamples();
const MINUTE = 60_000;

test('every call has an example that does what it is for, and one that is refused', () => {
  const isRefusal = ({ answer: { status, body } }: Example) =>
    status >= 400 ||
    (typeof body === 'object' &&
      body !== null &&
      ('failed' in body ||
        'notFound' in body ||
        'registered' in body ||
        ('errno' in body && body.errno !== 0)));
  const of = (call: Call) => EXAMPLES.filter((example) => example.call === call);
  const lost = [...readCalls().keys()].flatMap((call) => [
    ...(of(call).every(isRefusal) ? [`${call} does nothing`] : []),
    ...(of(call).some(isRefusal) ? [] : [`${call} is never refused`]),
  ]);
  expect(lost).toEqual([]);
  const known = readCalls();
  expect(EXAMPLES.filter(({ call }) => !known.has(call))).toEqual([]);
});

test.each<[string, unknown, unknown, boolean]>([
  ['the same', { a: [1, 'x', null] }, { a: [1, 'x', null] }, true],
  ['another number', { a: 1 }, { a: 1 + 1e-8 }, false],
  ['rounding', { a: 1 }, { a: 1 + 1e-10 }, true],
  ['a field more', { a: 1, b: 2 }, { a: 1 }, false],
  ['a field more where there may be', { a: 1, b: 2 }, { a: 1, '…': '…' }, true],
  ['a field less', { '…': 1 }, { a: 1, '…': '…' }, false],
  ['an entry more', [1, 2], [1], false],
  ['an entry more where there may be', [1, 2], [1, '…'], true],
  ['another text', 'abc', 'ab', false],
  ['a text that goes on', 'abc', 'ab…', true],
  ['another kind', '7', '<number>', false],
  ['one name for two values', [1, 2], ['<id a>', '<id a>'], false],
  ['one name for one value', [1, 1], ['<id a>', '<id a>'], true],
])('%s is compared as the examples mean it', (_, found, shown, isSame) => {
  expect(compareShown(found, shown, new Map()).length === 0).toBe(isSame);
});

describe.skipIf(isHalfMissing)('the examples of the contract', () => {
  let server: AccountsApp;
  let away: FastifyInstance;
  let solver: Solver;
  const browsers = new Map<string, Browser>();
  const values: NamedValues = new Map();

  beforeAll(async () => {
    solver = createWorkerPool(PATIENT);
    // On a busy machine the thread takes longer to start than the time limit of a caller.
    const reportWriter = createReportWriter({ budgetMs: MINUTE });
    await reportWriter.write({
      kind: 'msb',
      written: Buffer.from(JSON.stringify({ data: FIXTURE_1 })),
      locale: 'en-US',
    });
    server = await openAccountsApp({ solver, reportWriter, env: { BILLING: 'test' } });
    away = await buildTestApp({ solver, clock: () => server.clock.now, env: { RATE_EXEMPT: '127.0.0.1' } });
  });

  afterAll(async () => {
    await away.close();
    await server.close();
    await solver.close();
  });

  const browserOf = (email: string | undefined): Browser => {
    if (email === undefined) return openBrowser(server.app);
    const browser = browsers.get(email) ?? openBrowser(server.app);
    browsers.set(email, browser);
    return browser;
  };

  const send = async ({ call, as, given, request }: Example) => {
    const isRead = call.startsWith('GET');
    const { path, headers = {}, body, text } = fillIn(request, values) as Example['request'];
    if (!isRead && text === undefined && given !== 'database away')
      return browserOf(as).post(path, { headers, ...(body !== undefined && { body }) });
    const { cookies } = browserOf(as);
    return (given === 'database away' ? away : server.app).inject({
      method: isRead ? 'GET' : 'POST',
      url: path,
      headers: {
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-xsrf-token': cookies.get('__Host-XSRF-TOKEN') ?? '',
        }),
        ...(!isRead && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(!isRead && { payload: text ?? JSON.stringify(body) }),
    });
  };

  /** Reads an answer: an object, or the text of a file. */
  const read = ({ body, headers, json }: Awaited<ReturnType<typeof send>>): unknown => {
    if (body === '') return undefined;
    return String(headers['content-type']).startsWith('application/json') ? json<unknown>() : body;
  };

  const prepare = async ({ as, given, afterMinutes = 0, request }: Example) => {
    server.clock.now += afterMinutes * MINUTE;
    if (given === 'frozen')
      await server
        .db('users')
        .where({ email: as })
        .update({ frozen_at: new Date(server.clock.now) });
    const [, purpose] = /<mail (\w+)>/.exec(request.headers?.['Authorization'] ?? '') ?? [];
    if (purpose !== undefined)
      values.set(purpose, await findMailedLink(server.db, 'user@example.com', purpose));
  };

  test.each(EXAMPLES.map((example) => [`${example.call}: ${example.title}`, example] as const))(
    '%s',
    async (_, example) => {
      await prepare(example);
      let reply = await send(example);
      for (let n = 1; n < (example.attempts ?? 1); n += 1) reply = await send(example);
      values.set('request', reply.headers['x-request-id']);
      const { status, headers = {}, body } = example.answer;
      const found = read(reply);
      expect({ status: reply.statusCode, wrong: compareShown(found, body, values) }).toEqual({
        status,
        wrong: [],
      });
      for (const [name, shown] of Object.entries(headers)) {
        const header = reply.headers[name];
        const told = typeof header === 'number' ? String(header) : header;
        expect({ [name]: compareShown(told, shown, values) }).toEqual({ [name]: [] });
      }
    },
  );
});
