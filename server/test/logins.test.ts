import { describe, expect, test } from 'vitest';
import type { PasswordHasher } from '../src/accounts/passwordHash.ts';
import { ApiFailure } from '../src/failures/errors.ts';
import { setAccountStage } from './support/accountStage.ts';
import { createAccount, credentials, openBrowser, WIRE } from './support/accounts.ts';
import { isHalfMissing } from './support/database.ts';
import { createQuickHasher } from './support/quickHasher.ts';
import { buildTestApp } from './support/testApp.ts';

describe.skipIf(isHalfMissing)('logins and sessions', () => {
  const stage = setAccountStage();

  test('a login that was put off is no attempt, and no wait comes of it', async () => {
    await createAccount(stage, stage.email);
    let isBusy = true;
    const hasher = createQuickHasher();
    const verify: PasswordHasher['verify'] = (...of) =>
      isBusy ? Promise.reject(new ApiFailure('busy')) : hasher.verify(...of);
    const crowded = await buildTestApp({
      db: stage.db,
      clock: () => stage.now,
      hasher: { ...hasher, verify },
    });
    const ask = () => openBrowser(crowded).post('/auth', { headers: credentials(stage.email, WIRE.right) });
    for (let i = 0; i < 7; i += 1) expect((await ask()).statusCode).toBe(503);
    isBusy = false;
    expect((await ask()).json()).toMatchObject({ status: true });
    await crowded.close();
  });

  test('wrong passwords make an account wait, but not the browser of its owner', async () => {
    const owner = await createAccount(stage, stage.email);
    const stranger = openBrowser(stage.app);
    const tryWrong = () => stranger.post('/auth', { headers: credentials(stage.email, WIRE.wrong) });
    for (let i = 0; i < 5; i += 1) expect((await tryWrong()).json()).toMatchObject({ code: 8 });
    const refused = await tryWrong();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    const login = await owner.post('/auth', { headers: credentials(stage.email, WIRE.right) });
    expect(login.json()).toMatchObject({ status: true });
    // The right password has cleared the wrong attempts.
    expect((await tryWrong()).json()).toMatchObject({ code: 8 });
  });

  test('a browser of the owner waits for its own mistakes, another one of theirs does not', async () => {
    const one = await createAccount(stage, stage.email);
    const other = openBrowser(stage.app);
    const tryIn = (browser: ReturnType<typeof openBrowser>, password: string) =>
      browser.post('/auth', { headers: credentials(stage.email, password) });
    expect((await tryIn(other, WIRE.right)).json()).toMatchObject({ status: true });
    for (let i = 0; i < 5; i += 1) expect((await tryIn(one, WIRE.wrong)).json()).toMatchObject({ code: 8 });
    expect((await tryIn(one, WIRE.right)).statusCode).toBe(429);
    expect((await tryIn(other, WIRE.right)).json()).toMatchObject({ status: true });
    expect((await tryIn(openBrowser(stage.app), WIRE.wrong)).json()).toMatchObject({ code: 8 });
  });

  test('a session is taken up with a new token; reuse of an old one ends it and notifies its owner', async () => {
    const browser = await createAccount(stage, stage.email);
    const first = new Map(browser.cookies);
    expect((await browser.post('/auth/restore')).json()).toMatchObject({
      user: { _params: { restored: true } },
    });
    const second = browser.cookies.get('__Host-eecs-rt');
    expect(second).not.toBe(first.get('__Host-eecs-rt'));

    const replay = async () => {
      const thief = openBrowser(stage.app);
      for (const [name, value] of first) thief.cookies.set(name, value);
      return { reply: await thief.post('/auth/restore'), thief };
    };
    // Two tabs, or a lost answer: the same token again.
    stage.now += 9000;
    expect((await replay()).thief.cookies.get('__Host-eecs-rt')).toBe(second);
    stage.now += 2000;
    expect((await replay()).reply.json()).toMatchObject({ status: false, user: null });
    expect((await browser.post('/auth/restore')).json()).toMatchObject({ status: false, user: null });
    expect(await stage.db('outbox').where({ recipient: stage.email, kind: 'sessionEnded' })).toHaveLength(1);
  });

  test('a call with cookies needs the token of its own session, and its own origin', async () => {
    const browser = await createAccount(stage, stage.email);
    const stranger = await createAccount(stage, `other-${stage.email}`);
    const body = { fixedDigits: 2 };
    const send = (headers: Record<string, string>) => browser.post('/auth/options', { body, headers });
    for (const token of ['', 'x', stranger.cookies.get('__Host-XSRF-TOKEN') ?? ''])
      expect((await send({ 'x-xsrf-token': token })).json()).toMatchObject({ errno: 40301 });
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send({ origin: 'https://example.org' })).statusCode).toBe(200);
  });

  test('an account that is frozen is out at once', async () => {
    const browser = await createAccount(stage, stage.email);
    await stage
      .db('users')
      .where({ email: stage.email })
      .update({ frozen_at: new Date(stage.now) });
    expect((await browser.post('/auth/options', { body: {} })).json()).toMatchObject({
      errno: 6,
      error: 'frozen',
    });
    const login = await openBrowser(stage.app).post('/auth', {
      headers: credentials(stage.email, WIRE.right),
    });
    expect(login.json()).toMatchObject({ status: false, code: 6, user: null });
  });

  test('an eleventh session ends the oldest', async () => {
    const oldest = await createAccount(stage, stage.email);
    for (let i = 0; i < 10; i += 1) {
      stage.now += 1000;
      await openBrowser(stage.app).post('/auth', { headers: credentials(stage.email, WIRE.right) });
    }
    expect((await oldest.post('/auth/options', { body: {} })).json()).toMatchObject({ errno: 40102 });
  });
});
