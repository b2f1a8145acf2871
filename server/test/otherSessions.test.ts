import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentials, openBrowser, WIRE, type Browser, type Reply } from './support/accounts.ts';
import { openAccountsApp, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { choose, preview, purchase } from './support/purchases.ts';

const MINUTE = 60_000;

interface Listed {
  readonly sessions: readonly {
    begun: number;
    used: number;
    browser: string | null;
    isCurrent: boolean;
    mark: string;
  }[];
}

describe.skipIf(isHalfMissing)('sessions of one account, and its invoices', () => {
  let server: AccountsApp;

  beforeAll(async () => {
    server = await openAccountsApp({ env: { BILLING: 'test', INVOICE_SELLER: ' Beams Ltd., Kyiv ' } });
  });
  afterAll(() => server.close());

  const read = (browser: Browser, url: string): Promise<Reply> => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return server.app.inject({ url, headers: { cookie } });
  };
  const logIn = async (email: string, agent = 'curl/8.5.0'): Promise<Browser> => {
    const browser = openBrowser(server.app);
    await browser.post('/auth', { headers: { ...credentials(email, WIRE.right), 'user-agent': agent } });
    return browser;
  };
  const listFor = async (browser: Browser) => (await read(browser, '/auth/sessions')).json<Listed>().sessions;

  test('each is listed with its beginning and its browser, and the one that asks is marked', async () => {
    const { browser, email } = await server.openAccount();
    const begun = server.clock.now;
    server.clock.now += MINUTE;
    const second = await logIn(email, 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0');
    expect(await listFor(browser)).toMatchObject([
      { begun: begun + MINUTE, used: begun + MINUTE, browser: 'Firefox, Windows', isCurrent: false },
      { begun, used: begun, browser: null, isCurrent: true },
    ]);
    expect((await listFor(second)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  test('one session is ended by its mark, and the others continue', async () => {
    const { browser, email } = await server.openAccount();
    const second = await logIn(email);
    server.clock.now += MINUTE;
    const third = await logIn(email);
    const [newest] = (await listFor(browser)).filter(({ isCurrent }) => !isCurrent);
    const stranger = await server.openAccount();
    const by = (who: Browser) => who.post('/auth/sessions/end', { body: { mark: newest?.mark } });
    expect((await by(stranger.browser)).json()).toMatchObject({ errno: 40401 });
    expect((await by(browser)).json()).toEqual({ ended: 1 });
    expect((await read(third, '/auth/sessions')).json()).toMatchObject({ errno: 40102 });
    expect(await listFor(second)).toHaveLength(2);
    expect((await by(browser)).json()).toMatchObject({ errno: 40401 });
    // The calling session must use the logout call instead.
    const own = (await listFor(browser)).find(({ isCurrent }) => isCurrent)?.mark;
    expect((await browser.post('/auth/sessions/end', { body: { mark: own } })).statusCode).toBe(404);
  });

  test('logging out everywhere else ends the others at once, and only those', async () => {
    const { browser, email, userId } = await server.openAccount();
    const others = [await logIn(email), await logIn(email)];
    const stranger = await server.openAccount();
    const ended = await browser.post('/auth/sessions/end');
    expect(ended.json()).toEqual({ ended: 2 });
    expect(await listFor(browser)).toHaveLength(1);
    for (const other of others) {
      expect((await read(other, '/auth/sessions')).json()).toMatchObject({ errno: 40102 });
      expect((await other.post('/auth/restore')).json()).toMatchObject({ status: false, user: null });
    }
    expect(await listFor(stranger.browser)).toHaveLength(1);
    const acts = await server.db('audit').where({ user_id: userId, action: 'othersLoggedOut' });
    expect(acts).toMatchObject([{ details: { ended: 2 } }]);
    expect((await browser.post('/auth/sessions/end')).json()).toEqual({ ended: 0 });
  });

  test('invoices are listed newest first, with what was reckoned, to their owner alone', async () => {
    const { browser, userId } = await server.openAccount();
    expect((await read(browser, '/subscription/invoices')).json()).toEqual({ invoices: [] });
    await purchase(browser, choose(2, 12));
    server.clock.now += MINUTE;
    const { quote } = (await preview(browser, choose(3, 1))).json<{
      quote: { balance: number; payable: number };
    }>();
    await purchase(browser, choose(3, 1));
    const { invoices } = (await read(browser, '/subscription/invoices')).json<{ invoices: object[] }>();
    expect(invoices).toMatchObject([
      {
        seller: 'Beams Ltd., Kyiv',
        state: 'paid',
        kind: 'switch',
        branch: 'msb',
        branchId: 1,
        bundleId: 3,
        period: 1,
        price: 47,
        balance: quote.balance,
        due: quote.payable,
        created: server.clock.now,
        paid: server.clock.now,
      },
      { kind: 'subscribe', bundleId: 2, period: 12, price: 270.72, balance: 0, due: 270.72 },
    ]);
    // Each invoice keeps its seller; an invoice from before sellers were stored shows the current one.
    const sellers = async () => {
      const listed = (await read(browser, '/subscription/invoices')).json<{
        invoices: { seller: string }[];
      }>();
      return listed.invoices.map(({ seller }) => seller);
    };
    const sold = server.db('invoices').where('user_id', userId);
    await sold.clone().where('due_cents', '27072').update({ seller: 'Girders & Sons' });
    expect(await sellers()).toEqual(['Beams Ltd., Kyiv', 'Girders & Sons']);
    await sold.clone().where('due_cents', '27072').update({ seller: null });
    expect(await sellers()).toEqual(['Beams Ltd., Kyiv', 'Beams Ltd., Kyiv']);
    const stranger = await server.openAccount();
    expect((await read(stranger.browser, '/subscription/invoices')).json()).toEqual({ invoices: [] });
  });

  test('an option is taken back by null', async () => {
    const { browser } = await server.openAccount();
    const optionsOf = async () =>
      (await browser.post('/auth/update', { body: {} })).json<{ _params: { options: object } }>()._params
        .options;
    await browser.post('/auth/options', { body: { isDark: true, strokeWidth: 4 } });
    expect(await optionsOf()).toMatchObject({ isDark: true, strokeWidth: 4 });
    expect((await browser.post('/auth/options', { body: { isDark: null, strokeWidth: null } })).json()).toBe(
      true,
    );
    expect(await optionsOf()).not.toHaveProperty('isDark');
    expect(await optionsOf()).toMatchObject({ strokeWidth: 8 });
  });
});
