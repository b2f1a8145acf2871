import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PasswordHasher } from '../src/accounts/passwordHash.ts';
import { connectDatabase } from '../src/db/connect.ts';
import { ApiFailure } from '../src/failures/errors.ts';
import { writeMinute } from '../src/messages/writeMinute.ts';
import { createLogger } from '../src/start/logger.ts';
import { createAccount, credentials, findMailedLink, openBrowser, WIRE } from './support/accounts.ts';
import { createMigratedDatabase, isHalfMissing, type TestDatabase } from './support/database.ts';
import { createQuickHasher, toWireQuickly } from './support/quickHasher.ts';
import { buildTestApp } from './support/testApp.ts';

const DAY = 86_400_000;

describe.skipIf(isHalfMissing)('accounts', () => {
  let database: TestDatabase;
  let db: Knex;
  let app: FastifyInstance;
  let now = Date.UTC(2026, 10, 22, 6);
  let count = 0;
  let email = '';

  beforeAll(async () => {
    database = await createMigratedDatabase();
    db = connectDatabase(database.target, createLogger('silent'));
    app = await buildTestApp({ db, clock: () => now, env: { RATE_EXEMPT: '127.0.0.1' } });
  });

  beforeEach(() => {
    count += 1;
    email = `person${count}@example.com`;
  });

  afterAll(async () => {
    await app.close();
    await db.destroy();
    await database.drop();
  });

  test('register, verify by the mailed link, log in, log out', async () => {
    const browser = openBrowser(app);
    const registered = await browser.post('/auth/register', { headers: credentials(email, WIRE.right) });
    expect(registered.json()).toBe(true);
    const early = await browser.post('/auth', { headers: credentials(email, WIRE.right) });
    expect(early.json()).toMatchObject({
      status: true,
      user: { _params: { logged: false, emailVerifiedAt: -1 } },
    });
    expect(browser.cookies.size).toBe(0);

    const link = await findMailedLink(db, email, 'activation');
    const restored = await browser.post('/auth/restore', { headers: { authorization: `Link ${link}` } });
    expect(restored.json()).toMatchObject({
      status: true,
      code: 'activation',
      user: { _params: { logged: true, email } },
    });
    expect((await browser.post('/auth/logout')).json()).toMatchObject({ status: true });
    expect([...browser.cookies.keys()]).toEqual(['__Host-eecs-device']);

    const login = await browser.post('/auth', { headers: credentials(email.toUpperCase(), WIRE.right) });
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

  test('an empty password, or the address as password, is refused', async () => {
    const browser = await createAccount({ app, db }, email);
    for (const password of ['', email]) {
      const taken = `new-${email}`;
      const asked = await openBrowser(app).post('/auth/register', {
        headers: credentials(taken, await toWireQuickly(taken, password && taken)),
      });
      expect(asked.json()).toMatchObject({
        details: [{ path: '/headers/authorization/password', rule: 'trivial' }],
      });
      const changed = await browser.post('/auth/update', {
        body: { password: await toWireQuickly(email, password), currentPassword: WIRE.right },
      });
      expect(changed.json()).toMatchObject({ details: [{ path: '/password', rule: 'trivial' }] });
    }
  });

  test('registering an address that has an account is refused, and its owner gets a mail', async () => {
    await createAccount({ app, db }, email);
    const again = await openBrowser(app).post('/auth/register', { headers: credentials(email, WIRE.next) });
    expect(again.json()).toEqual({ className: 'SingleUser', email, registered: true });
    expect(await db('outbox').where({ recipient: email, kind: 'registered' })).toHaveLength(1);
    // The password is still the first one.
    const login = await openBrowser(app).post('/auth', { headers: credentials(email, WIRE.next) });
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
      db,
      clock: () => now,
      env: { RATE_EXEMPT: '127.0.0.1' },
      hasher: busy,
    });
    const ask = () =>
      openBrowser(crowded).post('/auth/register', { headers: credentials(email, WIRE.right) });
    for (let i = 0; i < 5; i += 1) expect((await ask()).statusCode).toBe(503);
    isBusy = false;
    for (let i = 0; i < 3; i += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    expect(await db('outbox').where({ recipient: email })).toHaveLength(3);
    await crowded.close();
  });

  test('a login that was put off is no attempt, and no wait comes of it', async () => {
    await createAccount({ app, db }, email);
    let isBusy = true;
    const hasher = createQuickHasher();
    const verify: PasswordHasher['verify'] = (...of) =>
      isBusy ? Promise.reject(new ApiFailure('busy')) : hasher.verify(...of);
    const crowded = await buildTestApp({ db, clock: () => now, hasher: { ...hasher, verify } });
    const ask = () => openBrowser(crowded).post('/auth', { headers: credentials(email, WIRE.right) });
    for (let i = 0; i < 7; i += 1) expect((await ask()).statusCode).toBe(503);
    isBusy = false;
    expect((await ask()).json()).toMatchObject({ status: true });
    await crowded.close();
  });

  test('a login or registration has no effect if the client has disconnected', async () => {
    await createAccount({ app, db }, email);
    const sessions = async () => Number((await db('sessions').count({ n: '*' }))[0]?.['n']);
    const mails = async () => Number((await db('outbox').count({ n: '*' }))[0]?.['n']);
    const [before, sent] = [await sessions(), await mails()];
    const hasher = createQuickHasher();
    // The deadline answers while the password is hashed, and the hash itself does not check whether anybody waits.
    const delay = async <T>(hashed: Promise<T>): Promise<T> => {
      await sleep(150);
      return hashed;
    };
    const slow: PasswordHasher = {
      ...hasher,
      verify: (password, kept) => delay(hasher.verify(password, kept)),
      hashBeside: (password, kept) => delay(hasher.hashBeside(password, kept)),
    };
    const crowded = await buildTestApp({
      db,
      clock: () => now,
      hasher: slow,
      deadline: { limitMs: 50, hashLimitMs: 100 },
      env: { RATE_EXEMPT: '127.0.0.1' },
    });
    const browser = openBrowser(crowded);
    expect((await browser.post('/auth', { headers: credentials(email, WIRE.right) })).statusCode).toBe(503);
    for (let i = 0; i < 4; i += 1) {
      const headers = credentials('nobody@example.com', WIRE.right);
      expect((await browser.post('/auth/register', { headers })).statusCode).toBe(503);
    }
    await sleep(300);
    expect([await sessions(), await mails()]).toEqual([before, sent]);
    expect(await db('users').where({ email_key: 'nobody@example.com' })).toEqual([]);
    await crowded.close();
  });

  test('wrong passwords make an account wait, but not the browser of its owner', async () => {
    const owner = await createAccount({ app, db }, email);
    const stranger = openBrowser(app);
    const tryWrong = () => stranger.post('/auth', { headers: credentials(email, WIRE.wrong) });
    for (let i = 0; i < 5; i += 1) expect((await tryWrong()).json()).toMatchObject({ code: 8 });
    const refused = await tryWrong();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    const login = await owner.post('/auth', { headers: credentials(email, WIRE.right) });
    expect(login.json()).toMatchObject({ status: true });
    // The right password has cleared the wrong attempts.
    expect((await tryWrong()).json()).toMatchObject({ code: 8 });
  });

  test('a browser of the owner waits for its own mistakes, another one of theirs does not', async () => {
    const one = await createAccount({ app, db }, email);
    const other = openBrowser(app);
    const tryIn = (browser: ReturnType<typeof openBrowser>, password: string) =>
      browser.post('/auth', { headers: credentials(email, password) });
    expect((await tryIn(other, WIRE.right)).json()).toMatchObject({ status: true });
    for (let i = 0; i < 5; i += 1) expect((await tryIn(one, WIRE.wrong)).json()).toMatchObject({ code: 8 });
    expect((await tryIn(one, WIRE.right)).statusCode).toBe(429);
    expect((await tryIn(other, WIRE.right)).json()).toMatchObject({ status: true });
    expect((await tryIn(openBrowser(app), WIRE.wrong)).json()).toMatchObject({ code: 8 });
  });

  test('a session is taken up with a new token; reuse of an old one ends it and notifies its owner', async () => {
    const browser = await createAccount({ app, db }, email);
    const first = new Map(browser.cookies);
    expect((await browser.post('/auth/restore')).json()).toMatchObject({
      user: { _params: { restored: true } },
    });
    const second = browser.cookies.get('__Host-eecs-rt');
    expect(second).not.toBe(first.get('__Host-eecs-rt'));

    const replay = async () => {
      const thief = openBrowser(app);
      for (const [name, value] of first) thief.cookies.set(name, value);
      return { reply: await thief.post('/auth/restore'), thief };
    };
    // Two tabs, or a lost answer: the same token again.
    now += 9000;
    expect((await replay()).thief.cookies.get('__Host-eecs-rt')).toBe(second);
    now += 2000;
    expect((await replay()).reply.json()).toMatchObject({ status: false, user: null });
    expect((await browser.post('/auth/restore')).json()).toMatchObject({ status: false, user: null });
    expect(await db('outbox').where({ recipient: email, kind: 'sessionEnded' })).toHaveLength(1);
  });

  test('of sixteen simultaneous uses of one link, one succeeds', async () => {
    await openBrowser(app).post('/auth/register', { headers: credentials(email, WIRE.right) });
    const link = await findMailedLink(db, email, 'activation');
    const replies = await Promise.all(
      Array.from({ length: 16 }, () =>
        openBrowser(app).post('/auth/restore', { headers: { authorization: `Link ${link}` } }),
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
    await createAccount({ app, db }, email);
    const asked = await openBrowser(app).post('/auth/emergency', { headers: credentials(email) });
    expect(asked.json()).toEqual({ _code: 'emergency' });
    const link = await findMailedLink(db, email, 'emergency');
    now += 30 * DAY;
    const late = await openBrowser(app).post('/auth/restore', { headers: { authorization: `Link ${link}` } });
    expect(late.json()).toMatchObject({ status: false, code: 'expired' });
  });

  test('names are trimmed, and impossible ones are refused', async () => {
    const browser = await createAccount({ app, db }, email);
    const kept = await browser.post('/auth/update', {
      body: { firstName: '  Anna ', lastName: ' Jose\u0301\n' },
    });
    expect(kept.json()).toMatchObject({ _params: { firstName: 'Anna', lastName: 'Jos\u00e9' } });
    for (const field of ['firstName', 'lastName'])
      for (const name of ['a\u202eb', 'a\nb', 'a\u0007']) {
        const refused = await browser.post('/auth/update', { body: { [field]: name } });
        expect(refused.statusCode).toBe(400);
        expect(refused.json()).toMatchObject({
          errno: 40002,
          details: [{ path: `/${field}`, rule: 'signs' }],
        });
      }
    const after = await browser.post('/auth/update', { body: {} });
    expect(after.json()).toMatchObject({ _params: { firstName: 'Anna', lastName: 'Jos\u00e9' } });
  });

  test('a new name that comes with a suspension is in the trail beside it', async () => {
    const browser = await createAccount({ app, db }, email);
    const { id } = await db('users').where({ email }).first<{ id: number }>('id');
    const actsSince = async (most: number) =>
      (
        await db('audit').where({ user_id: id }).orderBy('id', 'desc').limit(most).pluck<string[]>('action')
      ).reverse();
    await browser.post('/auth/update', { body: { firstName: 'Eve', suspension: { suspendDate: 1 } } });
    expect(await actsSince(2)).toEqual(['profileChanged', 'suspended']);
    await browser.post('/auth/update', { body: { suspension: { resumeDate: 1 } } });
    expect(await actsSince(2)).toEqual(['suspended', 'resumed']);
    // It changes nothing, and nothing is recorded.
    await browser.post('/auth/update', { body: { suspension: { resumeDate: 1 } } });
    expect(await actsSince(2)).toEqual(['suspended', 'resumed']);
  });

  test('an emergency link lets one set a new password and nothing else; then every other session is over', async () => {
    const other = await createAccount({ app, db }, email);
    const browser = openBrowser(app);
    await browser.post('/auth/emergency', { headers: credentials(email) });
    const link = await findMailedLink(db, email, 'emergency');
    await browser.post('/auth/restore', { headers: { authorization: `Link ${link}` } });
    expect((await browser.post('/auth/options', { body: { fixedDigits: 2 } })).json()).toMatchObject({
      errno: 40302,
    });
    expect((await browser.post('/auth/update', { body: { firstName: 'Eve' } })).statusCode).toBe(403);
    expect((await browser.post('/auth/delete')).statusCode).toBe(403);
    expect((await browser.post('/auth/update', { body: { password: WIRE.next } })).statusCode).toBe(200);
    expect((await browser.post('/auth/options', { body: { fixedDigits: 2 } })).json()).toBe(true);
    expect((await other.post('/auth/options', { body: { fixedDigits: 2 } })).json()).toMatchObject({
      errno: 40102,
    });
    const login = await openBrowser(app).post('/auth', { headers: credentials(email, WIRE.next) });
    expect(login.json()).toMatchObject({ status: true, user: { _params: { options: { fixedDigits: 2 } } } });
  });

  test('an option that is known is refused where it cannot be, one that is not is dropped', async () => {
    const browser = await createAccount({ app, db }, email);
    const post = (body: object) => browser.post('/auth/options', { body });
    const wrong = [{ layout: 'round' }, { isDark: 'yes' }, { background: 1 }, { fixedDigits: '2' }];
    for (const body of wrong) {
      const [name = ''] = Object.keys(body);
      const refused = (await post(body)).json<{ errno: number; details: { path: string }[] }>();
      expect(refused.errno, name).toBe(40002);
      // The detail mentions null together with the expected type.
      expect([...new Set(refused.details.map(({ path }) => path))]).toEqual([`/${name}`]);
    }
    expect((await post({ layout: 'wide', fixedDigits: 99, rights: 1, unknown: {} })).json()).toBe(true);
    const kept = await db('users').where({ email }).first<{ options: object }>('options');
    expect(kept.options).toEqual({ layout: 'wide', fixedDigits: 12 });
  });

  test('a new password needs the current one', async () => {
    const browser = await createAccount({ app, db }, email);
    const bare = await browser.post('/auth/update', { body: { password: WIRE.next } });
    expect(bare.json()).toMatchObject({ errno: 40103, error: 'reauth' });
    const wrong = { password: WIRE.next, currentPassword: WIRE.wrong };
    expect((await browser.post('/auth/update', { body: wrong })).statusCode).toBe(401);
    const right = { password: WIRE.next, currentPassword: WIRE.right };
    expect((await browser.post('/auth/update', { body: right })).statusCode).toBe(200);
    expect(await db('outbox').where({ recipient: email, kind: 'passwordChanged' })).toHaveLength(1);
  });

  test('a new address counts once its link is used', async () => {
    const browser = await createAccount({ app, db }, email);
    const moved = `moved-${email}`;
    const change = { email: moved, password: WIRE.next, currentPassword: WIRE.right };
    expect((await browser.post('/auth/update', { body: change })).json()).toMatchObject({
      _params: { email },
    });
    const old = await openBrowser(app).post('/auth', { headers: credentials(email, WIRE.right) });
    expect(old.json()).toMatchObject({ status: true });
    const link = await findMailedLink(db, moved, 'emailChange');
    const opened = await openBrowser(app).post('/auth/restore', {
      headers: { authorization: `Link ${link}` },
    });
    expect(opened.json()).toMatchObject({ code: 'email', user: { _params: { email: moved } } });
    const login = await openBrowser(app).post('/auth', { headers: credentials(moved, WIRE.next) });
    expect(login.json()).toMatchObject({ status: true });
    expect(
      (await openBrowser(app).post('/auth', { headers: credentials(email, WIRE.right) })).json(),
    ).toMatchObject({ code: 8 });
  });

  test('of several accounts that move to one address at once, one succeeds, and the others learn that their link is used', async () => {
    const wanted = `wanted-${email}`;
    const people = [email, `b-${email}`, `c-${email}`];
    const links: string[] = [];
    for (const person of people) {
      const browser = await createAccount({ app, db }, person);
      await browser.post('/auth/update', {
        body: { email: wanted, password: WIRE.next, currentPassword: WIRE.right },
      });
      links.push(await findMailedLink(db, wanted, 'emailChange'));
    }
    const replies = await Promise.all(
      links.map((link) =>
        openBrowser(app).post('/auth/restore', { headers: { authorization: `Link ${link}` } }),
      ),
    );
    const codes = replies.map((reply) => reply.json<{ code: string }>().code);
    expect(codes.toSorted()).toEqual(['email', 'used', 'used']);
    const stayed = people.filter((_, i) => codes[i] === 'used');
    expect(
      await db('users')
        .whereIn('email', [...people, wanted])
        .orderBy('email')
        .pluck('email'),
    ).toEqual([...stayed, wanted].toSorted());
    // Erasing accounts did not log out the remaining users.
    for (const person of stayed) {
      const sessions = db('sessions')
        .join('users', 'users.id', 'sessions.user_id')
        .where('users.email', person);
      expect(await sessions.whereNull('ended_at')).toHaveLength(1);
    }
  });

  test('asking for an address that has an account gets the same answer, and its owner no link', async () => {
    const browser = await createAccount({ app, db }, email);
    const owner = `owner-${email}`;
    await createAccount({ app, db }, owner);
    const ask = async (wanted: string) =>
      (
        await browser.post('/auth/update', {
          body: { email: wanted, password: WIRE.next, currentPassword: WIRE.right },
        })
      ).json<{ _params: object }>();
    const answers = [await ask(`free-${email}`), await ask(owner)];
    const links = db('one_time_links').where({ purpose: 'email', used_at: null });
    expect(answers.map(({ _params }) => Object.keys(_params))).toEqual([
      Object.keys(answers[0]?._params ?? {}),
      Object.keys(answers[0]?._params ?? {}),
    ]);
    expect(answers).toMatchObject([{ _params: { email } }, { _params: { email } }]);
    const mails = await db('outbox').where({ recipient: owner }).orderBy('id').select('kind', 'values');
    expect(mails.at(-1)).toEqual({ kind: 'addressTaken', values: {} });
    // The link for the previously requested address is invalid, as when another link is mailed.
    const [asker = 0] = await db('users').where({ email }).pluck<number[]>('id');
    expect(await links.where({ user_id: asker })).toEqual([]);
  });

  test('a closed account opens again by its link; closing needs a fresh session', async () => {
    const browser = await createAccount({ app, db }, email);
    now += 11 * 60_000;
    await browser.post('/auth/restore');
    expect((await browser.post('/auth/delete')).json()).toMatchObject({ errno: 40103 });
    await browser.post('/auth', { headers: credentials(email, WIRE.right) });
    // A recent link of another kind does not prevent the mail with the link that reopens the account.
    const before = await openBrowser(app).post('/auth/emergency', { headers: credentials(email) });
    expect(before.json()).toEqual({ _code: 'emergency' });
    expect((await browser.post('/auth/delete')).json()).toEqual({ status: true, until: now + 30 * DAY });
    expect(await db('outbox').where({ recipient: email, kind: 'deleted' }).pluck('values')).toEqual([
      { until: writeMinute(now + 30 * DAY) },
    ]);
    const ends = now + 30 * DAY;
    const login = () => openBrowser(app).post('/auth', { headers: credentials(email, WIRE.right) });
    expect((await login()).json()).toMatchObject({ status: false, code: 'reactivate' });
    // A link that was requested late cannot reopen an account that is erased.
    now += 28 * DAY;
    const asked = await openBrowser(app).post('/auth/reactivate', { headers: credentials(email) });
    expect(asked.json()).toEqual({ _code: 'reactivate' });
    const told = await db('outbox').where({ recipient: email, kind: 'reactivation' }).pluck('values');
    expect(told.map((values: Record<string, unknown>) => values['until'])).toEqual([
      writeMinute(ends),
      writeMinute(ends),
    ]);
    const link = await findMailedLink(db, email, 'reactivation');
    await openBrowser(app).post('/auth/restore', { headers: { authorization: `Link ${link}` } });
    expect((await login()).json()).toMatchObject({ status: true, code: 0 });
  });

  test('a paused account is greeted at the next login, once', async () => {
    const browser = await createAccount({ app, db }, email);
    const paused = now;
    await browser.post('/auth/update', { body: { suspension: { suspendDate: 1 } } });
    now += DAY;
    const login = () => openBrowser(app).post('/auth', { headers: credentials(email, WIRE.right) });
    const suspension = { suspendDate: paused, resumeDate: now, welcome: true };
    expect((await login()).json()).toMatchObject({ user: { _params: { suspension } } });
    expect((await login()).json()).toMatchObject({ user: { _params: { suspension: { welcome: false } } } });
  });

  test('a paused account that is resumed by hand is greeted at once', async () => {
    const browser = await createAccount({ app, db }, email);
    const update = (suspension: object) => browser.post('/auth/update', { body: { suspension } });
    const paused = now;
    expect((await update({ suspendDate: 1 })).json()).toMatchObject({
      _params: { suspension: { suspendDate: paused, resumeDate: null, welcome: false } },
    });
    now += 60_000;
    const suspension = { suspendDate: paused, resumeDate: now, welcome: true };
    expect((await update({ resumeDate: 1 })).json()).toMatchObject({ _params: { suspension } });
    // It was resumed already.
    expect((await update({ resumeDate: 1 })).json()).toMatchObject({
      _params: { suspension: { ...suspension, welcome: false } },
    });
  });

  test('a call with cookies needs the token of its own session, and its own origin', async () => {
    const browser = await createAccount({ app, db }, email);
    const stranger = await createAccount({ app, db }, `other-${email}`);
    const body = { fixedDigits: 2 };
    const send = (headers: Record<string, string>) => browser.post('/auth/options', { body, headers });
    for (const token of ['', 'x', stranger.cookies.get('__Host-XSRF-TOKEN') ?? ''])
      expect((await send({ 'x-xsrf-token': token })).json()).toMatchObject({ errno: 40301 });
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send({ origin: 'https://example.org' })).statusCode).toBe(200);
  });

  test('an account that is frozen is out at once', async () => {
    const browser = await createAccount({ app, db }, email);
    await db('users')
      .where({ email })
      .update({ frozen_at: new Date(now) });
    expect((await browser.post('/auth/options', { body: {} })).json()).toMatchObject({
      errno: 6,
      error: 'frozen',
    });
    const login = await openBrowser(app).post('/auth', { headers: credentials(email, WIRE.right) });
    expect(login.json()).toMatchObject({ status: false, code: 6, user: null });
  });

  test('an eleventh session ends the oldest', async () => {
    const oldest = await createAccount({ app, db }, email);
    for (let i = 0; i < 10; i += 1) {
      now += 1000;
      await openBrowser(app).post('/auth', { headers: credentials(email, WIRE.right) });
    }
    expect((await oldest.post('/auth/options', { body: {} })).json()).toMatchObject({ errno: 40102 });
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
      expect((await openBrowser(app).post(url, { headers })).statusCode).toBe(400);
  });
});
