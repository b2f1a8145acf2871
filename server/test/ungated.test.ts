import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentials, findMailedLink, openBrowser, WIRE } from './support/accounts.ts';
import { openAccountsApp, subscribe, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';

interface Listed {
  readonly subscriptions: { branch: string; bundleId: number; activities: string[] }[];
}

/** Features that are sold in the two public branches. */
const SOLD: Readonly<Record<string, readonly string[]>> = {
  msb: ['msb.mohr', 'msb.shear', 'msb.report', 'msb.influence', 'storage.user', 'save.all', 'export.all'],
  truss: ['truss.plane', 'truss.spatial', 'truss.report', 'storage.user', 'save.all', 'export.all'],
};

describe.skipIf(isHalfMissing)('what a plan is told to have', () => {
  let open: AccountsApp;
  let gated: AccountsApp;

  beforeAll(async () => {
    open = await openAccountsApp({ env: { GATING: 'off' } });
    gated = await openAccountsApp();
  });
  afterAll(async () => {
    await open.close();
    await gated.close();
  });

  const lacksOf = ({ subscriptions }: Listed) =>
    Object.entries(SOLD).map(([branch, sold]) => {
      const own = subscriptions.find((subscription) => subscription.branch === branch);
      return sold.filter((feature) => own?.activities.includes(feature) !== true);
    });

  test('GATING=off lists every feature of a branch for everybody, as the server refuses none', async () => {
    const account = await open.openAccount();
    const nobody = openBrowser(open.app);
    expect(lacksOf((await nobody.post('/auth/restore')).json<Listed>())).toEqual([[], []]);
    expect(lacksOf((await nobody.post('/auth/logout')).json<Listed>())).toEqual([[], []]);
    const login = await nobody.post('/auth', { headers: credentials(account.email, WIRE.right) });
    expect(lacksOf(login.json<Listed>())).toEqual([[], []]);
    await subscribe(open, account, 1, 2);
    const restored = (await account.browser.post('/auth/restore')).json<Listed>();
    expect(lacksOf(restored)).toEqual([[], []]);
    expect(restored.subscriptions[0]).toMatchObject({ branch: 'msb', bundleId: 2 });
    const put = await account.browser.post('/auth/reset-notify');
    const { _subscriptions: subscriptions } = put.json<{ _subscriptions: Listed['subscriptions'] }>();
    expect(lacksOf({ subscriptions })[0]).toEqual([]);
  });

  test('with gating a plan lists its own, and the free one neither Mohr nor a library', async () => {
    const [free] = (await openBrowser(gated.app).post('/auth/restore')).json<Listed>().subscriptions;
    expect(free?.activities).not.toContain('msb.mohr');
    expect(free?.activities).not.toContain('storage.user');
    const account = await gated.openAccount();
    await subscribe(gated, account, 1, 2);
    const [own] = (await account.browser.post('/auth/restore')).json<Listed>().subscriptions;
    expect(own?.activities).toContain('msb.mohr');
    expect(own?.activities).not.toContain('storage.user');
  });
});

describe.skipIf(isHalfMissing)('a frozen account that asks for a link', () => {
  let scene: AccountsApp;

  beforeAll(async () => {
    scene = await openAccountsApp();
  });
  afterAll(() => scene.close());

  test.each([
    ['emergency', 'emergency', null],
    ['reactivate', 'reactivation', 'deactivated_at'],
  ] as const)(
    'is answered as any other, and the link of %s states what is wrong and lets in once it is right',
    async (call, purpose, closed) => {
      const { email, userId } = await scene.openAccount();
      const now = new Date(scene.clock.now);
      await scene
        .db('users')
        .where({ id: userId })
        .update({ frozen_at: now, ...(closed !== null && { [closed]: now }) });
      const asked = await openBrowser(scene.app).post(`/auth/${call}`, { headers: credentials(email) });
      expect([asked.statusCode, asked.json()]).toEqual([200, { _code: call }]);
      const link = await findMailedLink(scene.db, email, purpose);
      const browser = openBrowser(scene.app);
      const used = await browser.post('/auth/restore', { headers: { authorization: `Link ${link}` } });
      expect(used.json()).toMatchObject({
        status: false,
        code: 6,
        user: null,
        message: 'User account is frozen',
      });
      expect(browser.cookies.size).toBe(0);
      expect(await scene.db('users').where({ id: userId }).pluck('deactivated_at')).toEqual([closed && now]);
      await scene.db('users').where({ id: userId }).update({ frozen_at: null });
      const again = await browser.post('/auth/restore', { headers: { authorization: `Link ${link}` } });
      expect(again.json()).toMatchObject({ status: true });
    },
  );
});
