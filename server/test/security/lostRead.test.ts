import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeProfile } from '../../src/accounts/changeProfile.ts';
import { deriveKeys } from '../../src/accounts/keys.ts';
import { logIn } from '../../src/accounts/logIn.ts';
import { refreshSession } from '../../src/accounts/openSession.ts';
import { register } from '../../src/accounts/register.ts';
import { useLink } from '../../src/accounts/useLink.ts';
import { credentials, findMailedLink, openBrowser, WIRE, type Reply } from '../support/accounts.ts';
import { openAccountsApp, type AccountsApp } from '../support/accountsApp.ts';
import { isHalfMissing } from '../support/database.ts';
import { createQuickHasher } from '../support/quickHasher.ts';

describe.skipIf(isHalfMissing)('a session that is taken up while its answer cannot be read', () => {
  let place: AccountsApp;
  beforeAll(async () => {
    place = await openAccountsApp();
  });
  afterAll(() => place.close());

  /** Makes a call while the table of subscriptions is missing. */
  const withoutPlans = async (call: () => Promise<Reply>) => {
    await place.db.raw('alter table subscriptions rename to subscriptions_away');
    try {
      return await call();
    } finally {
      await place.db.raw('alter table subscriptions_away rename to subscriptions');
    }
  };
  const countOf = async (userId: number) =>
    (await place.db('sessions').where({ user_id: userId }).first<{ counter: number }>('counter')).counter;
  const mailLink = async (email: string) => {
    await openBrowser(place.app).post('/auth/emergency', { headers: credentials(email) });
    return findMailedLink(place.db, email, 'emergency');
  };

  const createContext = () => ({
    db: place.db,
    clock: () => place.clock.now,
    // The same keys as those of the application.
    keys: deriveKeys('a secret that only tests know, of 32 and more'),
    hasher: createQuickHasher(),
    disclosesAccounts: true,
    hasGating: true,
  });

  test('its cookies stay good for as long as they were', async () => {
    const { browser, userId } = await place.openAccount();
    const failed = await withoutPlans(() => browser.post('/auth/restore'));
    expect(failed.statusCode).toBe(500);
    expect(failed.cookies).toEqual([]);
    expect(await countOf(userId)).toBe(0);
    // Longer than the previous token is still accepted.
    place.clock.now += 60_000;
    expect((await browser.post('/auth/restore')).json()).toMatchObject({ status: true });
    expect(await countOf(userId)).toBe(1);
  });

  test('its mailed link is not used up', async () => {
    const { email } = await place.openAccount();
    const headers = { authorization: `Link ${await mailLink(email)}` };
    const browser = openBrowser(place.app);
    const failed = await withoutPlans(() => browser.post('/auth/restore', { headers }));
    expect(failed.statusCode).toBe(500);
    expect((await browser.post('/auth/restore', { headers })).json()).toMatchObject({ code: 'emergency' });
    expect((await browser.post('/auth/restore', { headers })).json()).toMatchObject({ code: 'used' });
  });

  test('neither is done if the client has disconnected', async () => {
    const { browser, email, userId } = await place.openAccount();
    const context = createContext();
    const late = {
      requestId: 'late',
      ip: '127.0.0.1',
      browser: null,
      read: () => Promise.resolve(null),
      isAwaited: () => false,
    };
    const token = (await mailLink(email)).replace(/^\w+\./, '');
    await expect(useLink(context, { ...late, token, former: undefined })).rejects.toMatchObject({
      key: 'db',
    });
    const refresh = { ...late, token: browser.cookies.get('__Host-eecs-rt') };
    await expect(refreshSession(context, refresh)).rejects.toMatchObject({ key: 'db' });
    expect(await countOf(userId)).toBe(0);
    const headers = { authorization: `Link ${token}` };
    const used = await openBrowser(place.app).post('/auth/restore', { headers });
    expect(used.json()).toMatchObject({ code: 'emergency' });
  });

  test('a call answered while it waited for its hash has no effect: no mail, no account, no login', async () => {
    const { email, userId } = await place.openAccount();
    const context = createContext();
    const late = { requestId: 'late', browser: null, isAwaited: () => false, hasLeft: () => false };
    const stranger = 'stranger@example.net';
    const { db, clock } = place;
    const change = { email: stranger, password: WIRE.next, currentPassword: WIRE.right };
    const caller = {
      kind: 'user',
      userId,
      sessionId: 'any',
      scope: 'full',
      rights: 0,
      authenticatedAt: clock.now,
    } as const;
    await expect(changeProfile(context, caller, { ...late, change, client: null })).rejects.toMatchObject({
      key: 'busy',
    });
    const newcomer = { email: stranger, emailKey: stranger, password: WIRE.right };
    await expect(
      register(context, {
        ...late,
        credentials: newcomer,
        client: null,
        locale: 'en-US',
        hasLeft: () => false,
      }),
    ).rejects.toMatchObject({ key: 'busy' });
    const own = { email, emailKey: email, password: WIRE.right };
    const from = { device: undefined, ip: '192.0.2.7', former: undefined };
    await expect(logIn(context, { ...late, ...from, credentials: own })).rejects.toMatchObject({
      key: 'busy',
    });
    expect(await db('outbox').where({ recipient: stranger })).toEqual([]);
    expect(await db('users').where({ email: stranger })).toEqual([]);
    expect(await db('sessions').where({ user_id: userId })).toHaveLength(1);
  });
});
