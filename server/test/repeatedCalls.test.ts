import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { subscribe, whileBusy } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { buy, choose, preview, type InvoiceReply, type QuoteReply } from './support/purchases.ts';
import { setStage } from './support/stage.ts';
import { commitTask, type Committed } from './support/tasks.ts';

/** Number of an account's changes that are remembered. */
const MOST = 500;

const BAR = {
  group: 'Own',
  subgroup: 'Bridge',
  json_data: { className: 'circle', label: 'Bar 24', Dy: 24 },
};

describe.skipIf(isHalfMissing)('what is remembered of calls that can be repeated', () => {
  const stage = setStage({ env: { BILLING: 'test' } });

  const commit = (data: object, key: string) => {
    stage.server.clock.now += 1;
    return commitTask(stage.account, { data }, key);
  };
  const addBar = (key: string) => {
    stage.server.clock.now += 1;
    const headers = { 'idempotency-key': key };
    return stage.account.browser.post('/data/storage/add/section/', { body: { row: BAR }, headers });
  };
  /** Simulates the given number of changes after those made so far. */
  const remember = async (count: number, { userId } = stage.account) => {
    await stage.server.db.raw(
      `insert into idempotency_keys (user_id, key, request_hash, body, created_at, may_go)
       select :userId, 'filled-' || :at || '-' || i, '\\x00', '{}', :at::timestamptz + i * interval '1 ms', true
       from generate_series(1, :count::integer) as i`,
      { userId, count, at: new Date(stage.server.clock.now).toISOString() },
    );
    stage.server.clock.now += count;
  };
  const countKeys = async (mayGo: boolean, { userId } = stage.account) =>
    (await stage.server.db('idempotency_keys').where({ user_id: userId, may_go: mayGo })).length;

  test('changes of a task: the last 500 get their first answer, an older one is a conflict', async () => {
    const { id } = (await commit(FIXTURE_1, randomUUID())).json<Committed>();
    const stranger = await stage.server.openAccount();
    await remember(MOST + 7, stranger);
    const [first, last] = [randomUUID(), randomUUID()];
    const toSecond = { ...FIXTURE_1, id, version: 1, title: 'Second' };
    const changed = await commit(toSecond, first);
    expect(changed.json()).toMatchObject({ id, version: 2 });
    await remember(MOST - 1);
    expect((await commit(toSecond, first)).body).toBe(changed.body);
    // Reading drops no key.
    expect(await countKeys(true)).toBe(MOST);
    expect((await commit({ ...toSecond, version: 2 }, last)).json()).toMatchObject({ version: 3 });
    expect(await countKeys(true)).toBe(MOST);
    const late = await commit(toSecond, first);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ errno: 40901, affected: 0, id, version: 3 });
    expect((await commit({ ...toSecond, version: 2 }, last)).json()).toMatchObject({ version: 3 });
    expect(await countKeys(true, stranger)).toBe(MOST + 7);
  });

  test('a row of the library is not there twice, however late the repeat', async () => {
    await subscribe(stage.server, stage.account, 1, 3);
    const key = randomUUID();
    const added = await addBar(key);
    expect(added.json()).toMatchObject({ affected: 1 });
    expect((await addBar(key)).body).toBe(added.body);
    await remember(MOST);
    const { id } = (await commit(FIXTURE_1, randomUUID())).json<Committed>();
    await commit({ ...FIXTURE_1, id }, randomUUID());
    const late = await addBar(key);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ errno: 40903 });
    expect(await stage.server.db('storage_rows').where({ user_id: stage.account.userId })).toHaveLength(1);
  });

  test('a new task and a purchase are remembered all day, despite later calls', async () => {
    const [added, bought] = [randomUUID(), randomUUID()];
    const task = await commit(FIXTURE_1, added);
    const { id } = task.json<Committed>();
    const { quote } = (await preview(stage.account.browser, choose(2, 1))).json<{ quote: QuoteReply }>();
    const invoiceOf = async () =>
      (await buy(stage.account.browser, choose(2, 1), quote.id, bought)).json<{ invoice: InvoiceReply }>()
        .invoice;
    const invoice = await invoiceOf();
    expect(invoice).toMatchObject({ state: 'paid' });
    expect(await countKeys(false)).toBe(2);
    await remember(2 * MOST);
    await commit({ ...FIXTURE_1, id, version: 1 }, randomUUID());
    expect(await countKeys(true)).toBe(MOST);
    expect(await countKeys(false)).toBe(2);
    expect((await commit(FIXTURE_1, added)).body).toBe(task.body);
    expect(await invoiceOf()).toEqual(invoice);
    const ownedBy = { user_id: stage.account.userId };
    expect(await stage.server.db('tasks').where(ownedBy)).toHaveLength(1);
    expect(await stage.server.db('invoices').where(ownedBy)).toHaveLength(1);
  });

  test('changes, and repeats of the oldest, that come at once are all answered, and the bound holds', async () => {
    const { id } = (await commit(FIXTURE_1, randomUUID())).json<Committed>();
    const oldest = Array.from({ length: 8 }, () => randomUUID());
    const toTitle = (title: string) => ({ ...FIXTURE_1, id, title });
    for (const key of oldest) await commit(toTitle(key), key);
    await remember(MOST - oldest.length);
    const replies = await Promise.all(
      oldest.flatMap((key, i) => [
        whileBusy(() => commit(toTitle(`New ${i}`), randomUUID())),
        whileBusy(() => commit(toTitle(key), key)),
        whileBusy(() => commit(toTitle(`Newer ${i}`), randomUUID())),
      ]),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(3 * oldest.length).fill(200));
    // The next change removes an answer that a repeat was reading.
    await commit(toTitle('Last'), randomUUID());
    expect(await countKeys(true)).toBe(MOST);
  });
});
