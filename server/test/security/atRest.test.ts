import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentials, findMailedLink, WIRE } from '../support/accounts.ts';
import { openAccountsApp, type AccountsApp } from '../support/accountsApp.ts';
import { isHalfMissing } from '../support/database.ts';

describe.skipIf(isHalfMissing)('a copy of the database', () => {
  let scene: AccountsApp;

  beforeAll(async () => {
    scene = await openAccountsApp();
  });
  afterAll(() => scene.close());

  /** Returns every row of every table as text, except unsent mails. */
  const dump = async () => {
    const { db } = scene;
    const { rows: tables } = await db.raw<{ rows: { name: string }[] }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const texts: string[] = [];
    // One after another, because calls that wait long for the connection would be refused.
    for (const { name } of tables.filter((table) => table.name !== 'outbox')) {
      const { rows } = await db.raw<{ rows: { row: string }[] }>(
        'select stored::text as row from ?? stored',
        [name],
      );
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join('\n');
  };

  test('opens no account: it holds no password, no link and no token', async () => {
    const { browser, email } = await scene.openAccount();
    await browser.post('/auth', { headers: credentials(email, WIRE.right) });
    await browser.post('/auth/emergency', { headers: credentials(email) });
    const [, token = ''] = (await findMailedLink(scene.db, email, 'emergency')).split('.');
    expect(token).toMatch(/^[\w-]{43}$/);
    const text = await dump();
    expect(text).toContain(email);
    expect(text).not.toContain(WIRE.right);
    expect(text).not.toContain(token);
    expect(text).not.toContain(Buffer.from(token).toString('hex'));
    for (const [name, value] of browser.cookies) {
      // The id of a session is part of its tokens, and useless alone.
      const secret = value.split('.').at(-1) ?? '';
      expect(secret.length, name).toBeGreaterThan(20);
      expect(text, name).not.toContain(secret);
    }
  });
});
