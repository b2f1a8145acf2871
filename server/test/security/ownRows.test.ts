import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../../src/plugins/sessions.ts';
import { openAccountsApp, type AccountsApp } from '../support/accountsApp.ts';
import { isHalfMissing } from '../support/database.ts';

const PATH = '/data/rows-of-a-test';

describe.skipIf(isHalfMissing)('a route that is public to whoever is nobody', () => {
  let scene: AccountsApp;
  beforeAll(async () => {
    scene = await openAccountsApp();
    scene.app.get(PATH, { schema: { hide: true }, config: { isPublic: 'toNobody' } }, async (request) => {
      const caller = await request.readCaller();
      return { rows: caller.kind === 'user' ? [{ user_id: caller.userId }] : [] };
    });
  });
  afterAll(() => scene.close());

  const read = (cookies: ReadonlyMap<string, string>) =>
    scene.app.inject({ url: PATH, cookies: Object.fromEntries(cookies) });

  test('keeps a user’s own rows out of shared caches, and public rows in them', async () => {
    const { browser, userId } = await scene.openAccount();
    const own = await read(browser.cookies);
    expect(own.json()).toEqual({ rows: [{ user_id: userId }] });
    expect(own.headers['cache-control']).toBe('private, no-cache');
    const nobodys = await read(new Map());
    expect(nobodys.json()).toEqual({ rows: [] });
    expect(nobodys.headers['cache-control']).toBe('public, max-age=300');
  });
});
