import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isHalfMissing } from './support/database.ts';
import { makeRoot, openAccountsApp } from './support/accountsApp.ts';

test.skipIf(isHalfMissing)(
  'a page for root alone is there for root, and for nobody else who is logged in',
  async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
    await writeFile(path.join(dir, 'index.html'), '<html><head></head><body>app</body></html>');
    await writeFile(path.join(dir, 'routes.json'), '["/", "/cabinet", "/arch root"]');
    const own = await openAccountsApp({ env: { SITE_DIR: dir } });
    const account = await own.openAccount();
    const cookie = [...account.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const ask = async (url: string) => {
      const { statusCode, headers } = await own.app.inject({ url, headers: { cookie } });
      return [statusCode, String(headers['vary']).includes('cookie')];
    };
    expect([await ask('/cabinet'), await ask('/arch')]).toEqual([
      [200, false],
      [404, true],
    ]);
    await makeRoot(own, account);
    expect(await ask('/arch')).toEqual([200, true]);
    await own.close();
    await rm(dir, { recursive: true });
  },
);
