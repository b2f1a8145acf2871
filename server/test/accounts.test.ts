import { describe, expect, test } from 'vitest';
import type { PasswordHasher } from '../src/accounts/passwordHash.ts';
import { ApiFailure } from '../src/failures/errors.ts';
import { setAccountStage } from './support/accountStage.ts';
import { createAccount, credentials, findMailedLink, openBrowser, WIRE } from './support/accounts.ts';
import { isHalfMissing } from './support/database.ts';
import { createQuickHasher } from './support/quickHasher.ts';
import { buildTestApp } from './support/testApp.ts';
import { until } from './torture/support/until.ts';

const DAY = 86_400_000;

describe.skipIf(isHalfMissing)('registrations and links of accounts', () => {
  const stage = setAccountStage();

  test('register, verify by the mailed link, log in, log out', async () => {
    const browser = openBrowser(stage.app);
    const registered = await browser.post('/auth/register', {
      headers: credentials(stage.email, WIRE.right),
    });
    expect(registered.json()).toBe(true);
    const early = await browser.post('/auth', { headers: credentials(stage.email, WIRE.right) });
    expect(early.json()).toMatchObject({
      status: true,
      user: { _params: { logged: false, emailVerifiedAt: -1 } },
    });
    expect(browser.cookies.size).toBe(0);

    const link = await findMailedLink(stage.db, stage.email, 'activation');
    const restored = await browser.post('/auth/restore', { headers: { authorization: `Link ${link}` } });
    expect(restored.json()).toMatchObject({
      status: true,
      code: 'activation',
      user: { _params: { logged: true, email: stage.email } },
    });
    expect((await browser.post('/auth/logout')).json()).toMatchObject({ status: true });
    expect([...browser.cookies.keys()]).toEqual(['__Host-eecs-device']);

    const login = await browser.post('/auth', {
      headers: credentials(stage.email.toUpperCase(), WIRE.right),
    });
    expect(login.json()).toMatchObject({
      status: true,
      code: 0,
      user: {
        _params: { className: 'SingleUser', logged: true, rights: 0, password: null, token: null },
        _subscriptions: [],
      },
      subscriptions: [
        { branchId: 1, branch: 'msb', bundleId: 1, activities: ['save.5', 'export.png'] },
        { branchId: 2, branch: 'truss', bundleId: 1 },
      ],
    });
  });

  test('registering an address that has an account is refused, and its owner gets a mail', async () => {
    await createAccount(stage, stage.email);
    const again = await openBrowser(stage.app).post('/auth/register', {
      headers: credentials(stage.email, WIRE.next),
    });
    expect(again.json()).toEqual({ className: 'SingleUser', email: stage.email, registered: true });
    expect(await stage.db('outbox').where({ recipient: stage.email, kind: 'registered' })).toHaveLength(1);
    // The password is still the first one.
    const login = await openBrowser(stage.app).post('/auth', {
      headers: credentials(stage.email, WIRE.next),
    });
    expect(login.json()).toMatchObject({ status: false, code: 8, user: null });
  });

  test('a registration that was put off is not counted, one whose mail went out is', async () => {
    let isBusy = true;
    const hasher = createQuickHasher();
    const busy: PasswordHasher = {
      ...hasher,
      hashBeside: (...of) => (isBusy ? Promise.reject(new ApiFailure('busy')) : hasher.hashBeside(...of)),
    };
    const crowded = await buildTestApp({
      db: stage.db,
      clock: () => stage.now,
      env: { RATE_EXEMPT: '127.0.0.1' },
      hasher: busy,
    });
    const ask = () =>
      openBrowser(crowded).post('/auth/register', { headers: credentials(stage.email, WIRE.right) });
    for (let i = 0; i < 5; i += 1) expect((await ask()).statusCode).toBe(503);
    isBusy = false;
    for (let i = 0; i < 3; i += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    expect(await stage.db('outbox').where({ recipient: stage.email })).toHaveLength(3);
    await crowded.close();
  });

  test('a login or registration has no effect if the client has disconnected', async () => {
    await createAccount(stage, stage.email);
    const sessions = async () => Number((await stage.db('sessions').count({ n: '*' }))[0]?.['n']);
    const mails = async () => Number((await stage.db('outbox').count({ n: '*' }))[0]?.['n']);
    const [before, sent] = [await sessions(), await mails()];
    const hasher = createQuickHasher();
    // The deadline answers while the password is hashed, and the hash itself does not check whether anybody waits.
    let gate = createGate();
    const delay = async <T>(hashed: Promise<T>): Promise<T> => {
      await gate.opened;
      return hashed;
    };
    const slow: PasswordHasher = {
      ...hasher,
      verify: (password, kept) => delay(hasher.verify(password, kept)),
      hashBeside: (password, kept) => delay(hasher.hashBeside(password, kept)),
    };
    const crowded = await buildTestApp({
      db: stage.db,
      clock: () => stage.now,
      hasher: slow,
      // Long enough to count a call on a busy machine, before its password is hashed.
      deadline: { limitMs: 300, hashLimitMs: 500 },
      env: { RATE_EXEMPT: '127.0.0.1' },
    });
    // Over HTTP, because an injected response counts as one that the client did not wait for.
    const address = await crowded.listen({ host: '127.0.0.1', port: 0 });
    const post = async (path: string, email: string) => {
      const headers = credentials(email, WIRE.right);
      return (await fetch(`${address}${path}`, { method: 'POST', headers })).status;
    };
    expect(await post('/auth', stage.email)).toBe(503);
    gate.open();
    const others = await stage.db('throttles').pluck<string[]>('key');
    const counted = () => stage.db('throttles').whereNotIn('key', others).where('count', '>', 0);
    for (let i = 0; i < 4; i += 1) {
      gate = createGate();
      expect(await post('/auth/register', 'nobody@example.com')).toBe(503);
      gate.open();
      // The server takes the count back when the hash is done: a fourth registration within the hour is not refused.
      await until('the count is taken back', async () => (await counted()).length === 0);
    }
    expect([await sessions(), await mails()]).toEqual([before, sent]);
    expect(await stage.db('users').where({ email_key: 'nobody@example.com' })).toEqual([]);
    await crowded.close();
  });

  test('of sixteen simultaneous uses of one link, one succeeds', async () => {
    await openBrowser(stage.app).post('/auth/register', { headers: credentials(stage.email, WIRE.right) });
    const link = await findMailedLink(stage.db, stage.email, 'activation');
    const replies = await Promise.all(
      Array.from({ length: 16 }, () =>
        openBrowser(stage.app).post('/auth/restore', { headers: { authorization: `Link ${link}` } }),
      ),
    );
    const codes = replies.map((reply) => reply.json<{ code: unknown }>().code);
    expect(codes.filter((code) => code === 'activation')).toHaveLength(1);
    // The embedded database admits them one by one: an attempt that waits too long is refused, and does not get in
    // either.
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 'used')).toHaveLength(
      statuses.filter((status) => status === 200).length - 1,
    );
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  });

  test('a link is good for thirty days', async () => {
    await createAccount(stage, stage.email);
    const asked = await openBrowser(stage.app).post('/auth/emergency', { headers: credentials(stage.email) });
    expect(asked.json()).toEqual({ _code: 'emergency' });
    const link = await findMailedLink(stage.db, stage.email, 'emergency');
    stage.now += 30 * DAY;
    const late = await openBrowser(stage.app).post('/auth/restore', {
      headers: { authorization: `Link ${link}` },
    });
    expect(late.json()).toMatchObject({ status: false, code: 'expired' });
  });

  test.each([
    ['no header', undefined],
    ['no JSON', 'Bearer abc'],
    ['a key nobody knows', JSON.stringify({ email: 'a@b.c', password: WIRE.right, rights: 1 })],
    ['a password in the clear', JSON.stringify({ email: 'a@b.c', password: 'secret' })],
    ['no address', JSON.stringify({ email: 'nobody', password: WIRE.right })],
    ['too long', JSON.stringify({ email: `${'a'.repeat(1100)}@b.c`, password: WIRE.right })],
  ])('credentials are refused: %s', async (_name, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    for (const url of ['/auth', '/auth/register'])
      expect((await openBrowser(stage.app).post(url, { headers })).statusCode).toBe(400);
  });
});

/** Creates a promise that holds what awaits it until it is opened. */
function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
