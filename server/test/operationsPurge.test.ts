import knex, { type Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toConnection } from '../src/db/connect.ts';
import { purge } from '../src/operations/purge.ts';
import type { Expiring } from '../src/operations/retention.ts';
import { startHourlyPurge } from '../src/background/hourlyPurge.ts';
import { openAccountsApp, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2028, 1, 29, 12);
const LONG_AGO = new Date(NOW - 4000 * DAY);

/** Writes a row with the given time; the number makes it unique. */
type Write = (db: Knex, at: Date, number: number) => Promise<unknown>;

interface Expiry {
  readonly kind: Expiring;
  /**
   * Retention period of the row, counted from the time with which it is written; taken from the contract where that
   * states it.
   */
  readonly life: number;
  readonly table: string;
  readonly write: Write;
}

/** The user to whom the rows belong, and a task that is not purged. */
const OWNER = 1;
const TASK = 1;

const user = (number: number) => ({
  email: `p${number}@example.com`,
  email_key: `p${number}@example.com`,
  password: '-',
  hash: `hash-${number}`,
  locale: 'en-US',
  created_at: LONG_AGO,
  email_verified_at: LONG_AGO,
});
const task = { user_id: OWNER, kind: 'msb', title: '', hash: '', load_case: '{}', load_case_bytes: 2 };
const mail = { user_id: OWNER, recipient: 'p@example.com', locale: 'uk', kind: 'deleted' };

const EXPIRIES: readonly Expiry[] = [
  {
    kind: 'closedAccounts',
    life: 30 * DAY,
    table: 'users',
    write: (db, at, number) => db('users').insert({ ...user(number), deactivated_at: at }),
  },
  {
    kind: 'unopenedAccounts',
    life: 60 * DAY,
    table: 'users',
    write: (db, at, number) =>
      db('users').insert({ ...user(number), email_verified_at: null, created_at: at }),
  },
  {
    kind: 'deletedTasks',
    life: 30 * DAY,
    table: 'tasks',
    write: (db, at) => db('tasks').insert({ ...task, saved_at: LONG_AGO, deleted_at: at }),
  },
  {
    kind: 'revisions',
    life: 90 * DAY,
    table: 'task_revisions',
    write: (db, at, version) =>
      db('task_revisions').insert({
        task_id: TASK,
        version,
        title: '',
        hash: '',
        load_case: '{}',
        saved_at: at,
      }),
  },
  {
    kind: 'answeredCalls',
    life: DAY,
    table: 'idempotency_keys',
    write: (db, at, number) =>
      db('idempotency_keys').insert({
        user_id: OWNER,
        key: `key-${number}`,
        request_hash: Buffer.alloc(32),
        created_at: at,
      }),
  },
  {
    kind: 'sentMails',
    life: 7 * DAY,
    table: 'outbox',
    write: (db, at) => db('outbox').insert({ ...mail, created_at: LONG_AGO, try_at: LONG_AGO, sent_at: at }),
  },
  {
    kind: 'lostMails',
    life: 30 * DAY,
    table: 'outbox',
    write: (db, at) =>
      db('outbox').insert({ ...mail, created_at: at, try_at: 'infinity', failure: 'refused' }),
  },
  {
    kind: 'sessions',
    life: 30 * DAY,
    table: 'sessions',
    write: (db, at, number) =>
      db('sessions').insert({
        id: `session-${number}`,
        user_id: OWNER,
        scope: 'full',
        epoch: 0,
        key: Buffer.alloc(32),
        rotated_at: at,
        authenticated_at: at,
        created_at: at,
        used_at: at,
      }),
  },
  {
    kind: 'links',
    life: 7 * DAY,
    table: 'one_time_links',
    write: (db, at, number) =>
      db('one_time_links').insert({
        user_id: OWNER,
        purpose: 'emergency',
        token_hash: Buffer.from(`token-${number}`),
        created_at: LONG_AGO,
        expires_at: at,
      }),
  },
  {
    kind: 'throttles',
    life: DAY + 15 * 60_000,
    table: 'throttles',
    write: (db, at, number) => db('throttles').insert({ key: `throttle-${number}`, count: 1, since: at }),
  },
  {
    kind: 'quotes',
    life: DAY,
    table: 'quotes',
    write: (db, at, number) =>
      db('quotes').insert({
        id: `quote-${number}`,
        user_id: OWNER,
        choice: '{}',
        kind: 'renew',
        basis: '',
        price_cents: 0,
        balance_cents: 0,
        due_cents: 0,
        credit_cents: 0,
        issued: LONG_AGO,
        expires: LONG_AGO,
        created_at: LONG_AGO,
        valid_until: at,
      }),
  },
  {
    kind: 'audit',
    life: 400 * DAY,
    table: 'audit',
    write: (db, at) => db('audit').insert({ action: 'login', user_id: OWNER, at }),
  },
];

/**
 * Writes old rows that must not be purged: an open account, a task that is not deleted, an unsent mail, an invoice, a
 * library row.
 */
async function writeWhatStays(db: Knex): Promise<void> {
  await db('users').insert(user(0));
  await db('tasks').insert({ ...task, saved_at: LONG_AGO });
  await db('outbox').insert({ ...mail, created_at: LONG_AGO, try_at: LONG_AGO });
  const invoice = { user_id: OWNER, quote: '{}', due_cents: 1, billing: 'manual', state: 'paid' };
  await db('invoices').insert({ id: '17/01/00000000', ...invoice, created_at: LONG_AGO });
  const row = { partition: 'material', group: 'g', subgroup: 's', name: 'mine', json_data: '{}' };
  await db('storage_rows').insert({ user_id: OWNER, ...row, saved_at: LONG_AGO });
}

describe.skipIf(isHalfMissing)('what expires', () => {
  let server: AccountsApp;
  let db: Knex;

  beforeAll(async () => {
    server = await openAccountsApp();
    db = server.db;
  });

  beforeEach(async () => {
    await db.transaction(async (transaction) => {
      // Only tests may empty the audit trail; the server never does.
      await transaction.raw('alter table audit disable trigger user');
      await transaction.raw('truncate users, audit, throttles, invoices restart identity cascade');
      await transaction.raw('alter table audit enable trigger user');
    });
    await writeWhatStays(db);
  });

  afterAll(() => server.close());

  /** Returns the rows of all tables as text. */
  const readAll = async () => {
    const tables = await db('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
    const rows = await Promise.all(
      tables.map((table) => db(`${table} as one`).select<{ text: string }[]>(db.raw('one::text as text'))),
    );
    return tables.flatMap((table, i) => (rows[i] ?? []).map(({ text }) => `${table} ${text}`)).sort();
  };

  test.each(EXPIRIES)(
    '$kind go when their time is over, not a millisecond before, and nothing else goes',
    async (expiry) => {
      let number = 10;
      // Each kind gets a new row, and one whose retention ends with this millisecond.
      for (const { write, life } of EXPIRIES)
        for (const age of [0, life]) await write(db, new Date(NOW - age), (number += 1));
      const kept = await readAll();
      await expiry.write(db, new Date(NOW - expiry.life - 1), number + 1);
      const [due, ...others] = (await readAll()).filter((row) => !kept.includes(row));
      expect(due).toMatch(new RegExp(`^${expiry.table} `));
      expect(others).toEqual([]);

      const counts = await purge(db, NOW);
      expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([[expiry.kind, 1]]);
      expect((await readAll()).filter((row) => !row.includes('erased'))).toEqual(kept);
    },
  );

  test('an unconfirmed account stays while it has a valid link', async () => {
    await db('users').insert({ ...user(1), email_verified_at: null });
    const link = { user_id: OWNER + 1, purpose: 'activation', token_hash: Buffer.from('t') };
    await db('one_time_links').insert({
      ...link,
      created_at: new Date(NOW),
      expires_at: new Date(NOW + DAY),
    });
    expect(await purge(db, NOW)).toMatchObject({ unopenedAccounts: 0 });
    expect(await purge(db, NOW + 8 * DAY + 1)).toMatchObject({ unopenedAccounts: 0, links: 1 });
    expect(await purge(db, NOW + 8 * DAY + 1)).toMatchObject({ unopenedAccounts: 1 });
    expect(await db('audit').where({ action: 'erased' })).toMatchObject([{ user_id: null }]);
  });

  test('an unpaid order is ended after fourteen days, and its invoice stays', async () => {
    const [id, young] = ['28/02/00000001', '28/02/00000002'];
    const quote = JSON.stringify({ choice: { productId: 0, branchId: 1, bundleId: 2, period: 6 } });
    const invoice = { user_id: OWNER, quote, due_cents: 1, billing: 'manual', state: 'pending' };
    await db('invoices').insert([
      { id, ...invoice, created_at: new Date(NOW - 14 * DAY - 1) },
      { id: young, ...invoice, created_at: new Date(NOW - 14 * DAY) },
    ]);
    expect(await purge(db, NOW)).toMatchObject({ unpaidOrders: 1 });
    const states = await db('invoices').whereIn('id', [id, young]).orderBy('id').select('id', 'state');
    expect(states).toEqual([
      { id, state: 'cancelled' },
      { id: young, state: 'pending' },
    ]);
    const acts = await db('audit').where({ action: 'invoiceCancelled' });
    expect(acts).toMatchObject([{ user_id: OWNER, actor: null, details: { invoice: id, why: 'overdue' } }]);
    const values = { invoice: id, branch: 'msb', bundle: 'standard', months: 6, days: 14 };
    expect(await db('outbox').where({ kind: 'orderEnded' }).select('user_id', 'values')).toEqual([
      { user_id: OWNER, values },
    ]);
  });

  test('more than one batch goes, each row once, also when several purge at once', async () => {
    const old = new Date(NOW - 3 * DAY);
    const rows = Array.from({ length: 330 }, (_, i) => ({ key: `throttle-${i}`, count: 1, since: old }));
    await db('throttles').insert(rows);
    const pools =
      typeof server.target === 'string'
        ? [1, 2, 3].map(() =>
            knex({ client: 'pg', connection: toConnection(server.target), pool: { min: 0, max: 1 } }),
          )
        : [];
    const counts = await Promise.all([db, ...pools].map((pool) => purge(pool, NOW)));
    await Promise.all(pools.map((pool) => pool.destroy()));
    expect(counts.reduce((sum, { throttles }) => sum + throttles, 0)).toBe(330);
    expect(await db('throttles')).toEqual([]);
  });

  test('a row that is being changed is left for the next purge, without waiting', async () => {
    const old = new Date(NOW - 3 * DAY);
    await db('throttles').insert(['held', 'free'].map((key) => ({ key, count: 1, since: old })));
    await db.transaction(async (transaction) => {
      await transaction('throttles').where({ key: 'held' }).update({ count: 2 });
      expect(await purge(db, NOW)).toMatchObject({ throttles: 1 });
    });
    expect(await purge(db, NOW)).toMatchObject({ throttles: 1 });
  });

  test('a failure does not stop the other purges', async () => {
    for (const [i, { write, life }] of EXPIRIES.entries()) await write(db, new Date(NOW - life - 1), 10 + i);
    await db.schema.renameTable('sessions', 'sessions_away');
    await expect(purge(db, NOW)).rejects.toThrow(AggregateError);
    await db.schema.renameTable('sessions_away', 'sessions');
    expect(await purge(db, NOW)).toEqual({
      ...Object.fromEntries(EXPIRIES.map(({ kind }) => [kind, 0])),
      unpaidOrders: 0,
      sessions: 1,
    });
  });

  test('the server purges when it starts, and ends when it is stopped', async () => {
    await db('throttles').insert({ key: 'old', count: 1, since: LONG_AGO });
    const logger = pino({ level: 'silent' });
    const hourly = startHourlyPurge({ db, clock: () => NOW, logger });
    await expect.poll(() => db('throttles')).toEqual([]);
    await hourly.stop();
    await db('throttles').insert({ key: 'old', count: 1, since: LONG_AGO });
    await startHourlyPurge({ db, clock: () => NOW, logger }).stop();
    expect(await db('throttles')).toHaveLength(1);
  });
});
