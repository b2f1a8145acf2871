import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentials, openBrowser, WIRE, type Browser } from '../support/accounts.ts';
import { logInAgain, openAccountsApp, type AccountsApp } from '../support/accountsApp.ts';
import { isHalfMissing } from '../support/database.ts';
import { FIXTURE_1 } from '../support/fixture1.ts';
import { createQuickHasher } from '../support/quickHasher.ts';

/** A hasher that delays one call after it has compared a password, as on a busy machine. */
function createSlowHasher() {
  const base = createQuickHasher();
  let next: { readonly arrive: () => void; readonly released: Promise<void> } | null = null;
  return {
    hasher: {
      ...base,
      verify: async (...args: Parameters<typeof base.verify>) => {
        const isRight = await base.verify(...args);
        const held = next;
        next = null;
        held?.arrive();
        await held?.released;
        return isRight;
      },
    },
    /** Delays the next comparison; resolves when it is made. */
    hold() {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const compared = new Promise<void>((arrive) => (next = { arrive, released }));
      return { compared, release };
    },
  };
}

describe.skipIf(isHalfMissing)('what is under way while its session or password ends', () => {
  const slow = createSlowHasher();
  let place: AccountsApp;
  let port: number;
  beforeAll(async () => {
    place = await openAccountsApp({ hasher: slow.hasher });
    await place.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = place.app.server.address() as AddressInfo);
  });
  afterAll(() => place.close());

  const changePassword = (browser: Browser) =>
    browser.post('/auth/update', { body: { password: WIRE.next, currentPassword: WIRE.right } });
  const logInBy = async (email: string, password: string) =>
    (await openBrowser(place.app).post('/auth', { headers: credentials(email, password) })).json<object>();

  test('a login by the old password opens no session once there is a new one', async () => {
    const { browser, email, userId } = await place.openAccount();
    const held = slow.hold();
    const stranger = openBrowser(place.app);
    const late = stranger.post('/auth', { headers: credentials(email, WIRE.right) });
    await held.compared;
    expect((await changePassword(browser)).statusCode).toBe(200);
    held.release();
    expect((await late).json()).toMatchObject({ status: false, code: 8 });
    expect([...stranger.cookies.keys()]).toEqual([]);
    expect(await place.db('sessions').where({ user_id: userId, ended_at: null })).toHaveLength(1);
    expect(await logInBy(email, WIRE.next)).toMatchObject({ status: true });
  });

  test.each([
    ['password', {}],
    ['address', { email: 'evil@example.net' }],
  ])('a new %s asked for by another session is not taken once that is over', async (_, more) => {
    const account = await place.openAccount();
    const thief = await logInAgain(place, account);
    const held = slow.hold();
    const late = thief.post('/auth/update', {
      body: { ...more, password: WIRE.wrong, currentPassword: WIRE.right },
    });
    await held.compared;
    expect((await changePassword(account.browser)).statusCode).toBe(200);
    held.release();
    expect((await late).json()).toMatchObject({ errno: 40102 });
    expect(await logInBy(account.email, WIRE.next)).toMatchObject({ status: true });
    expect(await place.db('outbox').where({ recipient: 'evil@example.net' })).toEqual([]);
  });

  test('a session is not taken up twice at once', async () => {
    const { browser, email } = await place.openAccount();
    const held = slow.hold();
    const late = browser.post('/auth/update', {
      body: { password: WIRE.wrong, currentPassword: WIRE.right },
    });
    await held.compared;
    const twin = openBrowser(place.app);
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
    expect((await changePassword(twin)).statusCode).toBe(200);
    held.release();
    expect((await late).json()).toMatchObject({ errno: 40102 });
    expect(await logInBy(email, WIRE.next)).toMatchObject({ status: true });
  });

  /** Sends the head of a call and the first character of its body; the returned function sends the rest. */
  async function begin({ cookies }: Browser, path: string, body: object) {
    const written = JSON.stringify(body);
    const request = http.request({
      port,
      path,
      method: 'POST',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('__Host-XSRF-TOKEN'),
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(written),
      },
    });
    const answered = once(request, 'response');
    request.write(written.slice(0, 1));
    // Until the session has been looked up.
    await sleep(300);
    return async () => {
      request.end(written.slice(1));
      const [response] = (await answered) as [http.IncomingMessage];
      return { status: response.statusCode, body: JSON.parse(await text(response)) as object };
    };
  }

  test('a body that comes when its session is over is not acted on', async () => {
    const { browser, userId } = await place.openAccount();
    const finish = await begin(browser, '/case/commit', { data: FIXTURE_1 });
    expect((await browser.post('/auth/logout')).statusCode).toBe(200);
    expect(await finish()).toMatchObject({ status: 401, body: { errno: 40102 } });
    expect(await place.db('tasks').where({ user_id: userId })).toEqual([]);
  });

  test('and one that comes in time is', async () => {
    const { browser, userId } = await place.openAccount();
    const finish = await begin(browser, '/case/commit', { data: FIXTURE_1 });
    expect(await finish()).toMatchObject({ status: 200 });
    expect(await place.db('tasks').where({ user_id: userId })).toHaveLength(1);
  });
});
