import { expect, test } from 'vitest';
import { isDatabaseAway } from './isDatabaseAway.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

test('a connection that broke or has no answer is a database that is away, also in the words knex puts a statement before', () => {
  for (const message of [
    'Query read timeout',
    'select "id" from "tasks" - Query read timeout',
    'COMMIT; - Client has encountered a connection error and is not queryable',
    'ROLLBACK - Client has encountered a connection error and is not queryable',
    'insert into "tasks" - Connection terminated unexpectedly',
    'timeout expired',
  ])
    expect(isDatabaseAway(failure(message)), message).toBe(true);
});

test('so is one that is full, that cancels and that shuts down; a wrong statement is not', () => {
  for (const code of ['53100', '53300', '57014', '57P01', '57P03', '08006', '25P03', 'ECONNREFUSED'])
    expect(isDatabaseAway(failure('of the server', code)), code).toBe(true);
  for (const code of ['23505', '42601', '40002', undefined])
    expect(isDatabaseAway(failure('duplicate key value', code)), String(code)).toBe(false);
});

test('so is one that had a transaction give way to another: nothing was done, and the call may be made again', () => {
  for (const code of ['40P01', '40001'])
    expect(isDatabaseAway(failure('deadlock detected', code)), code).toBe(true);
});
