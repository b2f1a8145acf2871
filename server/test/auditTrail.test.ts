import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeAudit, recordAct } from '../src/repositories/audit.ts';
import { removeUser } from '../src/repositories/users.ts';
import { openAccountsApp, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';

const DAY = 86_400_000;
const REFUSED = { code: '42501' };

describe.skipIf(isHalfMissing)('the audit trail', () => {
  let server: AccountsApp;

  beforeAll(async () => {
    server = await openAccountsApp();
  });

  afterAll(() => server.close());

  const entriesOf = (userId: number | null) =>
    server.db('audit').where({ user_id: userId }).orderBy('id').select('action', 'request_id');

  test('the audit trail cannot be changed, removed or emptied', async () => {
    const { db } = server;
    const { userId } = await server.openAccount();
    const before = await entriesOf(userId);
    expect(before.length).toBeGreaterThan(1);
    for (const change of [
      { action: 'logout' },
      { at: new Date(0) },
      { user_id: null },
      { user_id: null, request_id: null },
      { details: '{"a":1}' },
    ])
      await expect(db('audit').where({ user_id: userId }).update(change)).rejects.toMatchObject(REFUSED);
    await expect(db('audit').where({ user_id: userId }).delete()).rejects.toMatchObject(REFUSED);
    await expect(db.raw('truncate audit')).rejects.toMatchObject(REFUSED);
    expect(await entriesOf(userId)).toEqual(before);
  });

  test('a purge removes entries older than its date, and no other transaction can remove any', async () => {
    const { db, clock } = server;
    const at = clock.now - 500 * DAY;
    for (const time of [at, at + 1]) await recordAct(db, { action: 'login', userId: null, at: time });
    expect(await db.transaction((transaction) => purgeAudit(transaction, at + 1, 100))).toBe(1);
    const left = db('audit').where('at', '<', new Date(at + 2));
    expect(await left.clone().select('action')).toHaveLength(1);
    // The same connection, in another transaction.
    await expect(left.clone().delete()).rejects.toMatchObject(REFUSED);
    await expect(
      db.transaction(async (transaction) => {
        await purgeAudit(transaction, at, 100);
        await transaction('audit')
          .where('at', new Date(at + 1))
          .delete();
      }),
    ).rejects.toMatchObject(REFUSED);
  });

  test('when an account is gone its entries stay, without the person and the request', async () => {
    const { db } = server;
    const { userId } = await server.openAccount();
    const ids = await db('audit').where({ user_id: userId }).pluck<string[]>('id');
    await removeUser(db, userId);
    const rows = await db('audit').whereIn('id', ids).select('user_id', 'request_id');
    expect(rows).toHaveLength(ids.length);
    for (const row of rows) expect(row).toEqual({ user_id: null, request_id: null });
  });
});
