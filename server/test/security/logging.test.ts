import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../src/start/logger.ts';
import { credentials, openBrowser, WIRE } from '../support/accounts.ts';
import { openAccountsApp, type Account, type AccountsApp } from '../support/accountsApp.ts';
import { isHalfMissing } from '../support/database.ts';

interface Line {
  readonly level: number;
  readonly time: number;
  readonly reqId: string;
  readonly msg: string;
  readonly failure?: string;
  readonly user?: number;
  readonly req?: { readonly method: string; readonly path: string; readonly client: string };
  readonly res?: { readonly status: number };
}

describe.skipIf(isHalfMissing)('what is written down', () => {
  let scene: AccountsApp;
  let account: Account;
  let lines: Line[] = [];

  beforeAll(async () => {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(JSON.parse(chunk.toString()) as Line);
        done();
      },
    });
    // The log level of production.
    scene = await openAccountsApp({ logger: createLogger('info', sink) });
  });
  beforeEach(async () => {
    account = await scene.openAccount();
    lines = [];
  });
  afterAll(() => scene.close());

  const refusals = () =>
    lines.filter(({ msg }) => msg === 'request refused').map(({ failure, user }) => [failure, user]);
  const attempts = async (userId: number | null) => {
    const rows = await scene
      .db('audit')
      .where({ user_id: userId, action: 'loginFailed' })
      .orderBy('id')
      .select<{ details: { why: string }; request_id: string }[]>('details', 'request_id');
    expect(rows.every(({ request_id }) => request_id !== '')).toBe(true);
    return rows.map(({ details }) => details.why);
  };

  test('a line has its time, its request, who asked for what, and what came of it', async () => {
    const reply = await account.browser.post('/auth/options', { body: {} });
    const own = lines.filter(({ reqId }) => reqId === reply.headers['x-request-id']);
    expect(own.find(({ req }) => req !== undefined)?.req).toEqual({
      method: 'POST',
      path: '/auth/options',
      client: '127.0.0.1',
    });
    expect(own.find(({ res }) => res !== undefined)?.res).toEqual({ status: 200 });
    // UTC, ms.
    expect(own.every(({ time }) => Math.abs(time - Date.now()) < 60_000)).toBe(true);
  });

  test('a call without a session, for another’s data, from another’s page and in another form is logged with its user', async () => {
    const { browser, userId } = account;
    await openBrowser(scene.app).post('/auth/options', { body: {} });
    await browser.post('/case/list', { body: { uid: userId + 1 } });
    await browser.post('/auth/options', { body: {}, headers: { 'x-xsrf-token': 'x' } });
    await browser.post('/case/list', { body: { uid: 'all' } });
    await browser.post('/auth/update', { body: { rights: 1 } });
    expect(refusals()).toEqual([
      ['auth', undefined],
      ['restricted', userId],
      ['xsrf', undefined],
      ['schema', userId],
      ['schema', userId],
    ]);
  });

  test('a mistyped address is not in the security log', async () => {
    await scene.app.inject('/api/nothing');
    await scene.app.inject({ method: 'DELETE', url: '/case/msb' });
    expect(refusals()).toEqual([]);
  });

  test('each failed login is in the audit with its reason, also for an unknown address', async () => {
    const { userId, email } = account;
    const tryIn = (address: string, password: string) =>
      openBrowser(scene.app).post('/auth', { headers: credentials(address, password) });
    const before = (await attempts(null)).length;
    await tryIn('nobody-at-all@example.com', WIRE.right);
    expect((await attempts(null)).slice(before)).toEqual(['wrong']);

    await tryIn(email, WIRE.wrong);
    await account.browser.post('/auth/update', {
      body: { password: WIRE.next, currentPassword: WIRE.wrong },
    });
    for (const column of ['frozen_at', 'deactivated_at']) {
      await scene
        .db('users')
        .where({ id: userId })
        .update({ frozen_at: null, [column]: new Date(scene.clock.now) });
      await tryIn(email, WIRE.right);
    }
    await scene.db('users').where({ id: userId }).update({ deactivated_at: null, email_verified_at: null });
    await tryIn(email, WIRE.right);
    expect(await attempts(userId)).toEqual([
      'wrong',
      'currentPassword',
      'frozen',
      'deactivated',
      'unverified',
    ]);
  });

  test('input of a client cannot begin a line of the log', async () => {
    const forged = '/about\n{"level":60,"msg":"forged"}';
    await scene.app.inject({
      url: `/api/${encodeURIComponent(forged)}`,
      headers: { 'x-request-id': forged },
    });
    await scene.app.inject({ method: 'POST', url: '/auth', headers: { authorization: forged } });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter(({ msg }) => msg === 'forged')).toEqual([]);
  });
});
