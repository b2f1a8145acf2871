import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccountsApp, subscribe, type Account, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';

interface Row {
  readonly id: number;
  readonly version: number;
}

describe.skipIf(isHalfMissing)('names of rows that are saved together', () => {
  let server: AccountsApp;
  let account: Account;

  beforeAll(async () => {
    server = await openAccountsApp();
  });
  afterAll(() => server.close());

  const row = (label: string, Dy: number) => ({
    group: 'Own',
    subgroup: 'Bridge',
    json_data: { className: 'circle', label, Dy },
  });
  const save = (data: object) => account.browser.post('/data/storage/en-US/section', { body: { data } });
  const names = async () =>
    server.db('storage_rows').where({ user_id: account.userId }).orderBy('id').pluck<string[]>('name');

  /** Opens a new account with bars A and B, and further bars with the given names. */
  async function open(...more: string[]): Promise<Row[]> {
    account = await server.openAccount();
    await subscribe(server, account, 1, 3);
    const labels = ['A', 'B', ...more];
    const saved = await save(labels.map((label, i) => row(label, 10 + i)));
    return saved.json<{ rows: Row[] }>().rows;
  }

  test('two rows swap their names, three pass theirs on, and a new one takes a name that was given up', async () => {
    const [a, b] = await open();
    const swapped = await save([
      { ...a, ...row('B', 10) },
      { ...b, ...row('A', 11) },
    ]);
    expect(swapped.statusCode).toBe(200);
    expect(swapped.json()).toMatchObject({
      affected: 2,
      rows: [
        { id: a?.id, version: 2, json_data: { label: 'B', Dy: 10 } },
        { id: b?.id, version: 2, json_data: { label: 'A', Dy: 11 } },
      ],
    });
    expect(await names()).toEqual(['B', 'A']);

    const [first, second, third] = await open('C');
    const passed = await save([
      { ...first, ...row('B', 10) },
      { ...second, ...row('C', 11) },
      { ...third, ...row('a', 12) },
      row('D', 13),
    ]);
    expect(passed.statusCode).toBe(200);
    expect(await names()).toEqual(['B', 'C', 'a', 'D']);

    const [given] = await open();
    expect((await save([row('A', 14), { ...given, ...row('Z', 10) }])).statusCode).toBe(200);
    expect(await names()).toEqual(['Z', 'B', 'A']);
  });

  test('a save that ends with a duplicate name, or another row’s name, is refused as a whole', async () => {
    const [a, b] = await open('C');
    for (const data of [
      [
        { ...a, ...row('X', 10) },
        { ...b, ...row('x', 11) },
      ],
      [
        { ...a, ...row('B', 10) },
        { ...b, ...row('C', 11) },
      ],
      [
        { ...a, ...row('B', 10) },
        { ...b, ...row('IPE 300', 11) },
      ],
    ]) {
      const refused = await save(data);
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { errno: 40_903 }]);
      expect(await names()).toEqual(['A', 'B', 'C']);
    }
  });

  test('a row that is another’s, or has changed, leaves all names as they were', async () => {
    const [a, b] = await open();
    const owner = account;
    await open();
    const foreign = await save([
      { ...a, ...row('B', 10) },
      { ...b, ...row('A', 11) },
    ]);
    expect(foreign.statusCode).toBe(404);
    account = owner;
    const late = await save([
      { ...a, ...row('B', 10) },
      { ...b, ...row('A', 11), version: 7 },
    ]);
    expect(late.statusCode).toBe(409);
    expect(late.json()).not.toMatchObject({ errno: 40_903 });
    expect(await names()).toEqual(['A', 'B']);
  });
});
