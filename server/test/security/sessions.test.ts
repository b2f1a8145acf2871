import { createSigner } from 'fast-jwt';
import { describe, expect, test } from 'vitest';
import { deriveKeys } from '../../src/accounts/keys.ts';
import { credentials, findMailedLink, openBrowser, WIRE, type Browser } from '../support/accounts.ts';
import { logInAgain } from '../support/accountsApp.ts';
import { isHalfMissing } from '../support/database.ts';
import { setStage } from '../support/stage.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const SECRET = 'a secret of this test alone, of 32 and more';
const ACCESS = '__Host-eecs-at';
const REFRESH = '__Host-eecs-rt';

describe.skipIf(isHalfMissing)('sessions', () => {
  const stage = setStage({ secrets: { session: SECRET } });

  const copyOf = (browser: Browser): Browser => {
    const copy = openBrowser(stage.server.app);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    return copy;
  };
  const statusOf = async (browser: Browser) => (await browser.post('/auth/options', { body: {} })).statusCode;

  test('cookies are for this host and https alone; only the token that pages must show is readable', async () => {
    const reply = await openBrowser(stage.server.app).post('/auth', {
      headers: credentials(stage.account.email, WIRE.right),
    });
    const shown = Object.fromEntries(
      reply.cookies.map(({ name, path, domain, secure, httpOnly, sameSite }) => [
        name,
        { path, domain, secure, httpOnly, sameSite },
      ]),
    );
    const common = { path: '/', domain: undefined, secure: true };
    expect(shown).toEqual({
      [ACCESS]: { ...common, httpOnly: true, sameSite: 'Lax' },
      [REFRESH]: { ...common, httpOnly: true, sameSite: 'Strict' },
      '__Host-eecs-device': { ...common, httpOnly: true, sameSite: 'Strict' },
      '__Host-XSRF-TOKEN': { ...common, httpOnly: undefined, sameSite: 'Strict' },
    });
    for (const { name, value } of reply.cookies) {
      expect(name.length + value.length).toBeLessThan(4096);
      if (name !== '__Host-XSRF-TOKEN') expect(reply.body).not.toContain(value);
    }
  });

  test('a login ends the session the browser had before, and no other', async () => {
    const browser = await logInAgain(stage.server, stage.account);
    const elsewhere = await logInAgain(stage.server, stage.account);
    const before = copyOf(browser);
    await browser.post('/auth', { headers: credentials(stage.account.email, WIRE.right) });
    expect(await statusOf(before)).toBe(401);
    expect(await statusOf(browser)).toBe(200);
    expect(await statusOf(elsewhere)).toBe(200);
  });

  test('a wrong password ends nothing, nor does a token of a session with a forged mac', async () => {
    const browser = await logInAgain(stage.server, stage.account);
    await copyOf(browser).post('/auth', { headers: credentials(stage.account.email, WIRE.wrong) });
    const forger = openBrowser(stage.server.app);
    const [id = '', count = ''] = (browser.cookies.get(REFRESH) ?? '').split('.');
    forger.cookies.set(REFRESH, `${id}.${count}.${'A'.repeat(43)}`);
    await forger.post('/auth', { headers: credentials(stage.account.email, WIRE.right) });
    expect(await statusOf(browser)).toBe(200);
  });

  test('a mailed link ends the session the browser had before', async () => {
    const browser = await logInAgain(stage.server, stage.account);
    const before = copyOf(browser);
    await openBrowser(stage.server.app).post('/auth/emergency', {
      headers: credentials(stage.account.email),
    });
    const link = await findMailedLink(stage.server.db, stage.account.email, 'emergency');
    await browser.post('/auth/restore', { headers: { authorization: `Link ${link}` } });
    expect(await statusOf(before)).toBe(401);
  });

  test('a session ends after 14 days of rest and after 30 days in any case', async () => {
    const resting = await logInAgain(stage.server, stage.account);
    const busy = await logInAgain(stage.server, stage.account);
    const begin = stage.server.clock.now;
    const isLive = async (browser: Browser) =>
      (await browser.post('/auth/restore')).json<{ status: boolean }>().status;
    for (let day = 10; day < 30; day += 10) {
      stage.server.clock.now = begin + day * DAY;
      expect(await isLive(busy)).toBe(true);
    }
    stage.server.clock.now = begin + 14 * DAY;
    expect(await isLive(resting)).toBe(false);
    stage.server.clock.now = begin + 30 * DAY - 1;
    expect(await isLive(busy)).toBe(true);
    stage.server.clock.now = begin + 30 * DAY;
    expect(await isLive(busy)).toBe(false);
    stage.server.clock.now = begin;
  });

  test('cookies that a browser sends after its logout are refused', async () => {
    const browser = await logInAgain(stage.server, stage.account);
    const thief = copyOf(browser);
    await browser.post('/auth/logout');
    expect(await statusOf(thief)).toBe(401);
    expect((await thief.post('/auth/restore')).json()).toMatchObject({ status: false, user: null });
  });

  describe('an access token', () => {
    const { jwt, xsrf } = deriveKeys(SECRET);
    const sign = (claims: object, { key = jwt, algorithm = 'HS256' as const } = {}) =>
      createSigner({ key, algorithm })(claims as Record<string, unknown>);
    const claimsOf = (browser: Browser) => {
      const [, payload = ''] = (browser.cookies.get(ACCESS) ?? '').split('.');
      return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    };

    test('signed as ours are is taken: what is refused below is refused for its own reason', async () => {
      const browser = await logInAgain(stage.server, stage.account);
      browser.cookies.set(ACCESS, sign(claimsOf(browser)));
      expect(await statusOf(browser)).toBe(200);
    });

    test.each<[string, (claims: Record<string, unknown>) => string]>([
      ['of no algorithm', (claims) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
      ['of another algorithm', (claims) => sign(claims, { algorithm: 'HS512' as 'HS256' })],
      ['signed by another key of ours', (claims) => sign(claims, { key: xsrf })],
      ['signed by a key it brings', (claims) => sign(claims, { key: Buffer.alloc(32, 1) })],
      ['for another audience', (claims) => sign({ ...claims, aud: 'other' })],
      ['for no audience', ({ aud: _aud, ...claims }) => sign(claims)],
      ['that never ends', ({ exp: _exp, ...claims }) => sign(claims)],
      ['of another issuer', (claims) => sign({ ...claims, iss: 'other' })],
      ['of an older epoch', (claims) => sign({ ...claims, epoch: Number(claims['epoch']) - 1 })],
    ])('%s is refused', async (_what, forge) => {
      const browser = await logInAgain(stage.server, stage.account);
      browser.cookies.set(ACCESS, forge(claimsOf(browser)));
      expect(await statusOf(browser)).toBe(401);
    });

    test('an access token of an unknown session is refused', async () => {
      const browser = await logInAgain(stage.server, stage.account);
      browser.cookies.set(ACCESS, sign({ ...claimsOf(browser), sid: 'A'.repeat(28) }));
      expect(await statusOf(browser)).toBe(403);
    });

    test('is good for ten minutes', async () => {
      const browser = await logInAgain(stage.server, stage.account);
      const begin = stage.server.clock.now;
      stage.server.clock.now = begin + 10 * MINUTE - 1000;
      expect(await statusOf(browser)).toBe(200);
      stage.server.clock.now = begin + 10 * MINUTE + 1000;
      expect(await statusOf(browser)).toBe(401);
      stage.server.clock.now = begin;
    });

    test('an access token that claims another user or more rights has no effect: the row of its session counts', async () => {
      const other = await stage.server.openAccount();
      const browser = await logInAgain(stage.server, stage.account);
      browser.cookies.set(ACCESS, sign({ ...claimsOf(browser), sub: String(other.userId), rights: 1 }));
      const reply = await browser.post('/case/list', { body: { uid: other.userId } });
      expect(reply.statusCode).toBe(403);
    });
  });
});

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
