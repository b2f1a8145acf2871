import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Solver } from '../src/solving/solver.ts';
import { createWorkerPool } from '../src/solving/workerPool.ts';
import { credentials, openBrowser, WIRE, type Browser, type Reply } from './support/accounts.ts';
import { makeRoot, openAccountsApp, subscribe, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { PATIENT } from './support/postCase.ts';
import { buildTestApp } from './support/testApp.ts';

const MOHR = [{ x: 3, kind: 'deflection' }];
const SPATIAL = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 7 },
    { x: 2, y: 0, anchor: 7 },
    { x: 0, y: 2, anchor: 7 },
    { x: 1, y: 1, z: 2, loads: [{ className: 'force', c: 1000, alpha: 0 }] },
  ],
  links: [
    { ia: 0, ib: 3 },
    { ia: 1, ib: 3 },
    { ia: 2, ib: 3 },
  ],
};

describe.skipIf(isHalfMissing)('what a call needs, and how often it may come', () => {
  let solver: Solver;
  let accounts: AccountsApp;

  beforeAll(async () => {
    solver = createWorkerPool(PATIENT);
    accounts = await openAccountsApp({ solver });
  });

  afterAll(async () => {
    await accounts.close();
    await solver.close();
  });

  const solve = (browser: Browser, body: object, locale = 'en-US') =>
    browser.post('/case/msb', { body, headers: { 'client-locale': locale } });

  test('without an account Mohr and shear are refused by name, and the rest is solved without Mohr', async () => {
    const browser = openBrowser(accounts.app);
    const mohr = await solve(browser, { data: FIXTURE_1, mohr: MOHR });
    expect(mohr.statusCode).toBe(200);
    expect(mohr.json()).toMatchObject({
      level: 'error',
      errno: 74_301,
      error: 'features',
      features: ['msb.mohr'],
      message: 'Not part of your plan: Mohr’s integral',
    });
    expect(mohr.json()).not.toHaveProperty('sets');
    const both = await solve(browser, { data: { ...FIXTURE_1, shear: true }, mohr: MOHR }, 'uk');
    expect(both.json()).toMatchObject({
      features: ['msb.mohr', 'msb.shear'],
      message: 'Не входить до вашого тарифу: інтеграл Мора, балка Тимошенка',
    });
    const plain = await solve(browser, { data: FIXTURE_1 });
    expect(plain.json()).toMatchObject({ level: 'ok', mohr: null });
    expect((await solve(browser, { data: FIXTURE_1, mohr: [] })).json()).toMatchObject({
      level: 'ok',
      mohr: [],
    });
  });

  test('with the plan they are there; the plan of another branch does not help', async () => {
    const owner = await accounts.openAccount();
    await subscribe(accounts, owner, 1, 2);
    const solved = await solve(owner.browser, { data: FIXTURE_1, mohr: MOHR });
    expect(solved.json()).toMatchObject({ level: 'ok', mohr: [{ x: 3, kind: 'deflection' }] });
    expect((await solve(owner.browser, { data: FIXTURE_1 })).json<{ mohr: unknown[] }>().mohr).toHaveLength(
      1,
    );

    const other = await accounts.openAccount();
    await subscribe(accounts, other, 2, 3);
    const refused = await solve(other.browser, { data: FIXTURE_1, mohr: MOHR });
    expect(refused.json()).toMatchObject({ errno: 74_301 });
  });

  test('trusses are plane for everybody, spatial by plan; root has everything', async () => {
    const post = (browser: Browser, data: object) => browser.post('/case/truss', { body: { data } });
    const flat = { ...SPATIAL, joints: SPATIAL.joints.map((joint) => ({ ...joint, z: 0 })) };
    const nobody = openBrowser(accounts.app);
    expect((await post(nobody, flat)).json()).not.toMatchObject({ errno: 74_301 });
    expect((await post(nobody, SPATIAL)).json()).toMatchObject({
      errno: 74_301,
      features: ['truss.spatial'],
    });
    const owner = await accounts.openAccount();
    await subscribe(accounts, owner, 2, 2);
    expect((await post(owner.browser, SPATIAL)).json()).not.toMatchObject({ errno: 74_301 });
    const root = await accounts.openAccount();
    await makeRoot(accounts, root);
    expect((await post(root.browser, SPATIAL)).json()).not.toMatchObject({ errno: 74_301 });
    expect((await solve(root.browser, { data: FIXTURE_1, mohr: MOHR })).json()).toMatchObject({
      level: 'ok',
    });
  });

  test('an account may send what is too large without one; a frozen one may nothing', async () => {
    const { browser, userId } = await accounts.openAccount();
    const large = { data: { ...FIXTURE_1, remark: 'x'.repeat(300 * 1024) } };
    // The remark is not a field of a beam, which a correction reports.
    expect((await solve(browser, large)).json()).toMatchObject({ level: 'warning' });
    const refused = await solve(openBrowser(accounts.app), large);
    expect(refused.statusCode).toBe(413);
    expect(refused.headers['connection']).toBe('close');

    const supports = Array.from({ length: 251 }, (_, i) => ({ className: 'pin', x: i / 100 }));
    const many = { data: { ...FIXTURE_1, supports } };
    expect((await solve(openBrowser(accounts.app), many)).statusCode).toBe(400);
    expect((await solve(browser, many)).statusCode).toBe(200);

    await accounts.db('users').where({ id: userId }).update({ frozen_at: new Date() });
    const frozen = await solve(browser, { data: FIXTURE_1 });
    expect(frozen.statusCode).toBe(403);
    expect(frozen.json()).toMatchObject({ errno: 6 });
  });

  test('accounts are counted each by itself, and may solve more often', async () => {
    const counted = await buildTestApp({ solver, db: accounts.db, clock: () => accounts.clock.now });
    const owner = await accounts.openAccount();
    const own = openBrowser(counted);
    for (const [name, value] of owner.browser.cookies) own.cookies.set(name, value);
    const body = { data: FIXTURE_1 };
    expect((await own.post('/case/msb', { body })).headers['ratelimit-limit']).toBe('120');
    expect((await own.post('/case/msb', { body })).headers['ratelimit-remaining']).toBe('118');
    const nobody = await openBrowser(counted).post('/case/msb', { body });
    expect(nobody.headers).toMatchObject({ 'ratelimit-limit': '30', 'ratelimit-remaining': '29' });
    await counted.close();
  });

  test('reads and changes are counted by user, logins by address', async () => {
    const counted = await buildTestApp({ db: accounts.db, clock: () => accounts.clock.now });
    const enter = async () => {
      const { browser, email } = await accounts.openAccount();
      const own = openBrowser(counted);
      for (const [name, value] of browser.cookies) own.cookies.set(name, value);
      return { own, email };
    };
    const left = ({ headers }: Reply) => Number(headers['ratelimit-remaining']);
    const [ann, bob] = [await enter(), await enter()];
    const save = ({ own }: typeof ann) => own.post('/auth/options', { body: {} });
    const read = ({ own }: typeof ann) => own.post('/data/ad/products', { body: {} });
    expect([left(await save(ann)), left(await save(ann)), left(await save(bob))]).toEqual([299, 298, 299]);
    expect([left(await read(ann)), left(await read(bob))]).toEqual([299, 299]);
    const nobody = await openBrowser(counted).post('/data/ad/products', { body: {} });
    expect(left(nobody)).toBe(299);
    const logIn = ({ own, email }: typeof ann) =>
      own.post('/auth', { headers: credentials(email, WIRE.right) });
    expect([left(await logIn(ann)), left(await logIn(bob))]).toEqual([19, 18]);
    await counted.close();
  });

  test('while the database is away, the last known rights of the session count', async () => {
    const owner = await accounts.openAccount();
    await subscribe(accounts, owner, 1, 2);
    await owner.browser.post('/auth/restore');
    // The same secrets without a database.
    const alone = await buildTestApp({
      solver,
      clock: () => accounts.clock.now,
      env: { RATE_EXEMPT: '127.0.0.1' },
    });
    const browser = openBrowser(alone);
    for (const [name, value] of owner.browser.cookies) browser.cookies.set(name, value);
    expect((await solve(browser, { data: FIXTURE_1, mohr: MOHR })).json()).toMatchObject({ level: 'ok' });
    const nobody = await solve(openBrowser(alone), { data: FIXTURE_1, mohr: MOHR });
    expect(nobody.json()).toMatchObject({ errno: 74_301 });
    await alone.close();
  });

  test('a body in pieces is counted as it comes', async () => {
    const address = await accounts.app.listen({ host: '127.0.0.1', port: 0 });
    const send = (size: number) => {
      const body = new Blob([JSON.stringify({ data: { ...FIXTURE_1, remark: 'x'.repeat(size) } })]).stream();
      const headers = { 'content-type': 'application/json' };
      // Assigned to a variable, because the platform's types do not know this option yet.
      const halves = { duplex: 'half' };
      return fetch(`${address}/case/msb`, { method: 'POST', headers, body, ...halves });
    };
    expect((await send(1000)).status).toBe(200);
    const refused = await send(300 * 1024);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ errno: 41301 });
  });
});
