import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseNow } from '../src/operations/eraseAccount.ts';
import { exportAccount } from '../src/operations/exportAccount.ts';
import { freezeAccount, unfreezeAccount } from '../src/operations/freezeAccount.ts';
import { purge } from '../src/operations/purge.ts';
import { credentials, openBrowser, WIRE } from './support/accounts.ts';
import { openAccountsApp, type Account, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { purchase, choose, preview } from './support/purchases.ts';

const DAY = 86_400_000;

/** Values that one user leaves in every table that can hold personal data; none of them occurs anywhere else. */
const SIGNS = {
  first: 'Zebedee',
  last: 'Quillfeather',
  data: 'bridges-of-tallinn',
  title: 'Footbridge over the Emajogi',
  description: 'for my aunt Leontine',
  revision: 'An earlier footbridge',
  material: 'Oak of aunt Leontine',
  newAddress: 'quillfeather@new.example',
  ip: '203.0.113.77',
  request: 'zebedee-calls',
  mailed: 'mailed.to.quillfeather',
  key: randomUUID(),
};

describe.skipIf(isHalfMissing)('a person who leaves', { timeout: 120_000 }, () => {
  let server: AccountsApp;
  let person: Account;

  beforeAll(async () => {
    server = await openAccountsApp({ env: { BILLING: 'test' } });
  });

  beforeEach(async () => {
    person = await server.openAccount();
    // Each of them requests the same new address, to which at most three mails an hour are sent.
    await server.db('throttles').delete();
    await leaveSigns(person);
  });

  afterAll(() => server.close());

  async function leaveSigns({ browser, userId, email }: Account): Promise<void> {
    const { db } = server;
    const headers = { 'x-request-id': SIGNS.request, 'idempotency-key': SIGNS.key };
    const post = async (url: string, body: object, more: object = {}) => {
      const reply = await browser.post(url, { body, ...more });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply;
    };
    const { first: firstName, last: lastName } = SIGNS;
    await post('/auth/update', { firstName, lastName, data: { hobby: SIGNS.data } }, { headers });
    expect((await purchase(browser, choose(3, 12))).json()).toMatchObject({ invoice: { state: 'paid' } });
    await preview(browser, choose(3, 1, 2));
    const task = { ...FIXTURE_1, id: -1, title: SIGNS.revision, description: SIGNS.description };
    const { id } = (await post('/case/commit', { data: task }, { headers })).json<{ id: number }>();
    await post('/case/commit', { data: { ...task, id, title: SIGNS.title } });
    const row = { group: 'Own', subgroup: 'Own', json_data: { name: SIGNS.material, E: 12_000, nu: 0.3 } };
    await post('/data/storage/add/material/', { row });
    const change = { email: SIGNS.newAddress, password: WIRE.next, currentPassword: WIRE.right };
    await post('/auth/update', change);
    await openBrowser(server.app).post('/auth', { headers: credentials(email, WIRE.wrong) });
    await db('users').where({ id: userId }).update({ last_ip: SIGNS.ip });
    const at = new Date(server.clock.now);
    const mail = { user_id: userId, recipient: SIGNS.mailed, locale: 'ru', kind: 'newDevice' };
    await db('outbox').insert({ ...mail, created_at: at, try_at: at });
  }

  const listTables = (column?: string) =>
    server
      .db('information_schema.columns as column')
      .join('pg_tables as kept', 'kept.tablename', 'column.table_name')
      .where({ table_schema: 'public', 'kept.schemaname': 'public', ...(column && { column_name: column }) })
      .distinct()
      .orderBy('table_name')
      .pluck<string[]>('table_name');

  /** Returns every row of every table as text, as in a dump of the database. */
  const dump = async () => {
    const parts: string[] = [];
    for (const table of await listTables()) {
      const rows = await server
        .db(`${table} as one`)
        .select<{ text: string }[]>(server.db.raw('one::text as text'));
      parts.push(...rows.map(({ text }) => `${table} ${text}`));
    }
    return parts;
  };

  const find = async (signs: readonly string[]) => {
    const rows = await dump();
    return signs.filter((sign) => rows.some((row) => row.includes(sign)));
  };
  const signsOf = ({ email }: Account) => [...Object.values(SIGNS), email];

  /** Returns the tables with rows of a user. */
  const holdersOf = async ({ userId }: Account) => {
    const holders: string[] = [];
    for (const table of await listTables('user_id'))
      if ((await server.db(table).where({ user_id: userId })).length > 0) holders.push(table);
    return holders;
  };

  const HOLDERS = [
    'audit',
    'idempotency_keys',
    'invoices',
    'one_time_links',
    'outbox',
    'quotes',
    'sessions',
    'storage_rows',
    'subscriptions',
    'tasks',
  ];

  async function expectNothingLeft(invoices: readonly { readonly id: string }[]): Promise<void> {
    expect(await find(signsOf(person))).toEqual([]);
    expect(await holdersOf(person)).toEqual([]);
    expect(await server.db('users').where({ id: person.userId })).toEqual([]);
    const ids = invoices.map(({ id }) => id);
    const kept = await server.db('invoices').whereIn('id', ids);
    expect(kept).toEqual(invoices);
    expect(await server.db('audit').orderBy('id', 'desc').first<object>('action', 'user_id')).toEqual({
      action: 'erased',
      user_id: null,
    });
  }

  /** Returns the user's invoices as the law requires them: what was sold, when and for how much, without the buyer. */
  const invoicesToKeep = async () => {
    const rows = await server.db('invoices').where({ user_id: person.userId });
    expect(rows).toMatchObject([{ due_cents: expect.any(String) as string, quote: { basis: 'free' } }]);
    return rows.map(
      ({ quote: { choice, terms }, ...row }: { id: string; quote: Record<string, object> }) => ({
        ...row,
        user_id: null,
        quote: { choice, terms },
      }),
    );
  };

  test('is erased thirty days after closing the account, from every table, and others keep all of theirs', async () => {
    const other = await server.openAccount();
    await other.browser.post('/case/commit', { body: { data: { ...FIXTURE_1, id: -1 } } });
    // All values exist before the erasure, so that none is missing by accident.
    expect(await find(signsOf(person))).toEqual(signsOf(person));
    expect(await listTables('user_id')).toEqual(HOLDERS);
    expect(await holdersOf(person)).toEqual(HOLDERS);
    const kept = await invoicesToKeep();

    const closed = await person.browser.post('/auth/delete');
    const { until } = closed.json<{ until: number }>();
    expect(until).toBe(server.clock.now + 30 * DAY);
    await purge(server.db, until);
    expect(await find([person.email, SIGNS.first, SIGNS.title])).toHaveLength(3);
    const othersRows = async () => (await dump()).filter((row) => row.includes(other.email)).length;
    const before = await othersRows();
    expect(await purge(server.db, until + 1)).toMatchObject({ closedAccounts: 1 });
    await expectNothingLeft(kept);
    expect(await othersRows()).toBe(before);
    expect(await server.db('tasks').where({ user_id: other.userId })).toHaveLength(1);
  });

  test('is erased at once by the operator, who is named', async () => {
    const kept = await invoicesToKeep();
    expect(await eraseNow(server.db, person.userId, { at: server.clock.now, actor: 'cli' })).toBe(true);
    await expectNothingLeft(kept);
    const last = await server.db('audit').orderBy('id', 'desc').limit(2).select('action', 'actor');
    expect(last).toEqual([
      { action: 'erased', actor: 'cli' },
      { action: 'deactivated', actor: 'cli' },
    ]);
    const { email, browser } = person;
    expect((await browser.post('/auth/options', { body: {} })).statusCode).toBe(401);
    const login = await openBrowser(server.app).post('/auth', { headers: credentials(email, WIRE.right) });
    expect(login.json()).toMatchObject({ status: false, code: 8 });
  });

  test('more tasks than go at once are erased too, and an account that was opened again is not', async () => {
    const { db, clock } = server;
    const { userId } = person;
    await db.raw(
      `insert into tasks (user_id, kind, title, hash, load_case, load_case_bytes, saved_at)
       select ?, 'msb', '', '', '{}', 2, now() from generate_series(1, 250)`,
      [userId],
    );
    const closedAt = new Date(clock.now - 40 * DAY);
    await db('users').where({ id: userId }).update({ deactivated_at: closedAt });
    await db('users').where({ id: userId }).update({ deactivated_at: null });
    expect(await purge(db, clock.now)).toMatchObject({ closedAccounts: 0 });
    expect(await db('tasks').where({ user_id: userId })).toHaveLength(251);
    await db('users').where({ id: userId }).update({ deactivated_at: closedAt });
    expect(await purge(db, clock.now)).toMatchObject({ closedAccounts: 1 });
    expect(await db('tasks').where({ user_id: userId })).toEqual([]);
  });

  test('takes everything along in one file, without the server’s secrets', async () => {
    const { db, clock } = server;
    const text = await exportAccount(db, person.userId, { at: clock.now, actor: 'cli' });
    const data = JSON.parse(text) as Record<string, object[]>;
    const { exported, users, task_revisions: revisions, ...tables } = data;
    expect(exported).toBe(new Date(clock.now).toISOString());
    // Every table with personal data must be in the export.
    expect(Object.keys(tables).toSorted()).toEqual(await listTables('user_id'));
    for (const rows of Object.values(tables)) expect(rows.length).toBeGreaterThan(0);
    expect(users).toMatchObject({ email: person.email, first_name: SIGNS.first, last_ip: SIGNS.ip });
    expect(revisions).toMatchObject([{ title: SIGNS.revision }]);
    // The key of a repeatable call, and all other values.
    for (const sign of signsOf(person)) expect(text).toContain(sign);
    const stored = await db('users').where({ id: person.userId }).first<{ password: string }>('password');
    expect(text).not.toContain(stored.password);
    for (const secret of ['password', 'token_hash', 'request_hash', 'payload'])
      expect(text).not.toContain(`"${secret}"`);
    expect(tables['audit']?.at(-1)).toMatchObject({ action: 'exported', actor: 'cli' });
  });

  test('is shut out at once when frozen, and let in again', async () => {
    const { db, clock, app } = server;
    const { userId, browser, email } = person;
    const order = { at: clock.now, actor: 'cli' };
    expect(await freezeAccount(db, userId, order)).toBe(true);
    expect((await browser.post('/auth/options', { body: {} })).json()).toMatchObject({ errno: 6 });
    const logIn = async () =>
      (await openBrowser(app).post('/auth', { headers: credentials(email, WIRE.right) })).json<object>();
    expect(await logIn()).toMatchObject({ status: false, code: 6 });
    expect(await unfreezeAccount(db, userId, order)).toBe(true);
    // The earlier sessions stay invalid.
    expect((await browser.post('/auth/options', { body: {} })).json()).toMatchObject({ errno: 40102 });
    expect(await logIn()).toMatchObject({ status: true, code: 0 });
  });
});
