import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isHalfMissing } from '../support/database.ts';
import { openAccountsApp, type Account, type AccountsApp } from '../support/accountsApp.ts';

const AT = '__Host-eecs-at';
const RT = '__Host-eecs-rt';
const XSRF = '__Host-XSRF-TOKEN';

/** Tests calls that a foreign page makes a browser send, and cookies injected into the browser. */
describe.skipIf(isHalfMissing)('a call with a session', () => {
  let site: AccountsApp;
  let victim: Account;
  let attacker: Account;

  beforeAll(async () => {
    site = await openAccountsApp();
    victim = await site.openAccount();
    attacker = await site.openAccount();
  });
  afterAll(() => site.close());

  const cookie = ({ browser }: Account, name: string) => browser.cookies.get(name) ?? '';
  const change = (headers: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: '/auth/options',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{"isDark":true}',
    });
  const own = (account: Account) => ({
    cookie: [AT, RT, XSRF].map((name) => `${name}=${cookie(account, name)}`).join('; '),
    'x-xsrf-token': cookie(account, XSRF),
  });

  test('is taken with what its own page shows', async () => {
    expect((await change(own(victim))).statusCode).toBe(200);
    const same = { ...own(victim), origin: 'https://example.org', 'sec-fetch-site': 'same-origin' };
    expect((await change(same)).statusCode).toBe(200);
  });

  test.each([
    ['without the token', { 'x-xsrf-token': '' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from an origin that is nobody’s', { origin: 'null' }],
    ['from an origin that begins like ours', { origin: 'https://example.org.evil.example' }],
    ['from another site, by a browser that tells no origin', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour of the site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused %s', async (_, headers) => {
    const reply = await change({ ...own(victim), ...headers });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ errno: 40301 });
  });

  test('is refused with the token of another session', async () => {
    const reply = await change({ ...own(victim), 'x-xsrf-token': cookie(attacker, XSRF) });
    expect(reply.statusCode).toBe(403);
  });

  test('is refused with a password that a browser adds by itself in place of the token', async () => {
    const { cookie: cookies } = own(victim);
    for (const authorization of ['Basic eDp5', '{"email":"a@b.c"}', `Link ${'a'.repeat(43)}`]) {
      const reply = await change({ cookie: cookies, authorization, origin: 'https://evil.example' });
      expect(reply.statusCode, authorization).toBe(403);
    }
  });

  test('is refused where cookies of two sessions were mixed, whichever the token is of', async () => {
    const mixed = `${AT}=${cookie(victim, AT)}; ${RT}=${cookie(attacker, RT)}`;
    for (const account of [victim, attacker])
      expect((await change({ cookie: mixed, 'x-xsrf-token': cookie(account, XSRF) })).statusCode).toBe(403);
  });

  test('acts for the first of two cookies of one name, with its token alone', async () => {
    const both = `${own(attacker).cookie}; ${own(victim).cookie}`;
    expect((await change({ cookie: both, 'x-xsrf-token': cookie(victim, XSRF) })).statusCode).toBe(403);
    const { browser } = attacker;
    const reply = await site.app.inject({
      method: 'POST',
      url: '/case/list',
      headers: { cookie: both, 'x-xsrf-token': cookie(attacker, XSRF), 'content-type': 'application/json' },
      payload: JSON.stringify({ uid: victim.userId }),
    });
    expect(browser.cookies.size).toBeGreaterThan(0);
    expect(reply.statusCode).toBe(403);
  });

  test.each([
    ['/auth', { authorization: `Basic ${Buffer.from('a@example.org:x').toString('base64')}` }],
    ['/auth/register', {}],
    ['/auth/reset-notify', { authorization: 'a@example.org' }],
    ['/mcp', { accept: 'application/json, text/event-stream' }],
  ])('%s is refused from another origin without a session too', async (url, headers) => {
    const ask = (more: Record<string, string>) =>
      site.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers, ...more },
        payload: '{}',
      });
    for (const more of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const reply = await ask(more);
      expect(reply.json()).toMatchObject({ errno: 40301 });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expect((await ask({ origin: 'https://example.org' })).statusCode).not.toBe(403);
    expect((await ask({})).statusCode).not.toBe(403);
  });
});
