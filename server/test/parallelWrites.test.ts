import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccountsApp, subscribe, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { buy, choose, preview, type QuoteReply } from './support/purchases.ts';

/** Two are enough for a deadlock; all of them must finish within the deadline of a call, even on a busy machine. */
const WRITES = 6;
const PLACES = Array.from({ length: WRITES }, (_, i) => i);

/**
 * A write under its own key references the user's row before it locks it; parallel writes of one user must not
 * deadlock.
 */
describe.skipIf(isHalfMissing)('writes of one user at once, each under its own key', () => {
  let server: AccountsApp;
  beforeAll(async () => {
    server = await openAccountsApp({ env: { BILLING: 'test' } });
  });
  afterAll(() => server.close());

  const keyed = () => ({ 'idempotency-key': randomUUID() });

  test('tasks are all saved', async () => {
    const { browser, userId } = await server.openAccount();
    await server.db('users').where({ id: userId }).update({ rights: 1 });
    const replies = await Promise.all(
      PLACES.map((i) =>
        browser.post('/case/commit', {
          body: { data: { ...FIXTURE_1, title: `Beam ${i}` } },
          headers: keyed(),
        }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(PLACES.map(() => 200));
    expect(new Set(replies.map((reply) => reply.json<{ id: number }>().id)).size).toBe(WRITES);
  });

  test('rows are all added to the library', async () => {
    const account = await server.openAccount();
    await subscribe(server, account, 1, 3);
    const replies = await Promise.all(
      PLACES.map((i) =>
        account.browser.post('/data/storage/add/section/', {
          body: {
            row: {
              group: 'Own',
              subgroup: 'Bridge',
              json_data: { className: 'circle', label: `Bar ${i}`, Dy: 24 },
            },
          },
          headers: keyed(),
        }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(PLACES.map(() => 200));
  });

  test('of two quotes bought at once, one succeeds, and the other is no longer valid', async () => {
    const { browser } = await server.openAccount();
    const choices = [choose(2, 12), choose(3, 12)] as const;
    const quotes = await Promise.all(
      choices.map(async (choice) => (await preview(browser, choice)).json<{ quote: QuoteReply }>().quote.id),
    );
    const replies = await Promise.all(
      choices.map((choice, i) => buy(browser, choice, quotes[i] ?? '', `attempt-${randomUUID()}`)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
