import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAccountsApp, type Account, type AccountsApp } from '../support/accountsApp.ts';
import { isHalfMissing } from '../support/database.ts';
import { FIXTURE_1 } from '../support/fixture1.ts';
import { choose, preview, type InvoiceReply, type QuoteReply } from '../support/purchases.ts';
import { createBar, giveBelongings } from './callers.ts';
import { readCalls } from './calls.ts';
import { findIds, OWNERS, PLACES, PUBLIC, type IdPlace } from './idPlaces.ts';

test('every place of the contract that takes an id is asked for the ids of others below, or is nobody’s', () => {
  const named = [...readCalls()].flatMap(([call, operation]) =>
    findIds(operation).map((place) => `${call} ${place}`),
  );
  const known = [...PLACES.map(({ call, place }) => `${call} ${place}`), ...OWNERS, ...PUBLIC];
  expect([...new Set(named)].toSorted()).toEqual(known.toSorted());
});

describe.skipIf(isHalfMissing)('ids of others', () => {
  let server: AccountsApp;
  let asker: Account;
  let other: Account;
  let theirs: Readonly<Record<IdPlace['kind'] | 'invoice' | 'hash', number | string>>;

  beforeAll(async () => {
    server = await openAccountsApp({ env: { BILLING: 'test' } });
    asker = await server.openAccount();
    other = await server.openAccount();
    await giveBelongings(server, asker);
    const own = await giveBelongings(server, other);
    // Buying requires that the accounts of the quotes have no plan.
    await server.db('subscriptions').where({ branch_id: 1 }).delete();
    const bought = await preview(other.browser, choose(2, 1));
    const quote = bought.json<{ quote: QuoteReply }>().quote.id;
    const paid = await other.browser.post('/auth/update', { body: { choice: choose(2, 1), quote } });
    const invoice = paid.json<{ invoice: InvoiceReply }>().invoice.id;
    const open = await preview(other.browser, choose(2, 6));
    const { hash } = await server.db('users').where({ id: other.userId }).first<{ hash: string }>('hash');
    theirs = { ...own, quote: open.json<{ quote: QuoteReply }>().quote.id, invoice, hash };
  });

  beforeEach(async () => {
    await server.db('subscriptions').where({ user_id: asker.userId, branch_id: 1 }).delete();
  });

  afterAll(() => server.close());

  test.for(PLACES.map((place) => [`${place.call} ${place.place}`, place] as const))(
    '%s reaches nothing of another user',
    async ([, { ask, takes, refusal, kind }]) => {
      const before = await readEverythingOf(server.db, other.userId);
      const ids = Object.entries(theirs).filter(
        ([, id]) => (typeof id === 'number') === (takes === 'number'),
      );
      expect(ids.length).toBeGreaterThan(2);
      for (const [name, id] of ids) {
        // By chance an id of the other user may equal an id of the caller's own data of another kind.
        if (name !== kind && (await isOwn(server.db, asker.userId, kind, id))) continue;
        const { url, body } = ask(id);
        const reply = await asker.browser.post(url, { ...(body && { body }) });
        const { errno } = reply.json<{ errno: number }>();
        // An id of the other user may equal that of a community row, which everybody sees and only root may change.
        const isSeen = kind === 'row' && name !== 'row' && reply.statusCode === 403;
        const wanted = isSeen ? [403, 40302] : refusal;
        expect([name, reply.statusCode, errno]).toEqual([name, ...wanted]);
      }
      expect(await readEverythingOf(server.db, other.userId)).toEqual(before);
    },
  );

  test('the same answer, to the letter, for what is another’s and for what is not there', async () => {
    const absent = 2_000_000_000;
    for (const { ask, takes, kind } of PLACES) {
      if (takes === 'text' || kind === 'userId') continue;
      const texts: string[] = [];
      for (const id of [theirs[kind], kind === 'row' ? 999_999_999 : absent]) {
        const { url, body } = ask(id);
        const reply = await asker.browser.post(url, { ...(body && { body }) });
        texts.push(reply.body.replace(/"requestId":"[^"]*"/, ''));
      }
      expect(texts[0]).toBe(texts[1]);
    }
  });

  test('an idempotency key of another is a key of one’s own', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await other.browser.post('/case/commit', { body: { data: FIXTURE_1 }, headers: key });
    const second = await asker.browser.post('/case/commit', { body: { data: FIXTURE_1 }, headers: key });
    const [theirId, ownId] = [first, second].map((reply) => reply.json<{ id: number }>().id);
    expect(ownId).not.toBe(theirId);
    expect(await server.db('tasks').where({ id: ownId }).first('user_id')).toEqual({ user_id: asker.userId });
  });

  test('rows of other users are not listed, and a new row belongs to its creator, whatever owner it names', async () => {
    const cookie = [...asker.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await server.app.inject({ url: '/data/storage/en-US/section', headers: { cookie } });
    const owners = new Set(
      reply.json<{ rows: { user_id: number | null }[] }>().rows.map((row) => row.user_id),
    );
    expect([...owners].toSorted()).toEqual([asker.userId, null]);
    const row = { ...createBar(), user_id: other.userId };
    const added = await asker.browser.post('/data/storage/add/section', { body: { row } });
    expect(added.json()).toMatchObject({ affected: 1, row: { user_id: asker.userId } });
    const saved = await asker.browser.post('/data/storage/en-US/section', {
      body: { data: { ...createBar(), user_id: other.userId } },
    });
    expect(saved.json()).toMatchObject({ affected: 1, rows: [{ user_id: asker.userId }] });
  });
});

async function isOwn(db: Knex, userId: number, kind: IdPlace['kind'], id: number | string): Promise<boolean> {
  if (kind === 'userId') return id === userId;
  const table = { task: 'tasks', row: 'storage_rows', quote: 'quotes' }[kind];
  return (await db(table).where({ id, user_id: userId }).first('id')) !== undefined;
}

/** Reads every row of every table that belongs to a user. */
async function readEverythingOf(db: Knex, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const columns = await db('information_schema.columns')
    .where({ table_schema: 'public', column_name: 'user_id' })
    .select<{ table_name: string }[]>('table_name');
  const tables = columns.map(({ table_name }) => table_name).toSorted();
  expect(tables).toEqual(expect.arrayContaining(['tasks', 'storage_rows', 'quotes', 'invoices', 'sessions']));
  const found: Record<string, unknown> = { users: await db('users').where({ id: userId }) };
  for (const table of tables)
    found[table] = await db
      .raw(`select * from ?? where user_id = ? order by 1`, [table, userId])
      .then(rowsOf);
  found['task_revisions'] = await db('task_revisions').whereIn(
    'task_id',
    db('tasks').select('id').where({ user_id: userId }),
  );
  return found;
}

function rowsOf({ rows }: { readonly rows: readonly unknown[] }): readonly unknown[] {
  return rows;
}
