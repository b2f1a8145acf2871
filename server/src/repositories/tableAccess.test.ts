import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');
/**
 * Folders that may name tables: queries, migrations and seeds, and code that reads the state of the database itself.
 */
const ALLOWED = ['repositories', 'db'];
/** Files that work on the database as a whole, or on tables that nothing else uses. */
const WHOLE = [
  'backup/inventory.ts',
  'backup/postgres.ts',
  'backup/throwAway.ts',
  'backup/madeUpTasks.ts',
  'backup/embedded.ts',
  'backup/backup.ts',
  'copies/copyDatabase.ts',
  'move/copyToPostgres.ts',
  'move/copyTable.ts',
].map((file) => path.join('operations', file));
/** Type arguments of a call, nested one or two deep: `<Row>`, `<Record<string, unknown>>`. */
const GENERIC = String.raw`\s*(?:<(?:[^<>]|<[^<>]*>)*>)?`;
/**
 * A query that names a table, or is written as text: `db('users')`, `transaction('users as user')`, `ask('select 1')`,
 * `.raw(`, `.query(`, `.from(`, `.table(`.
 */
const QUERY = new RegExp(
  [
    String.raw`\b(?:db|knex|trx|transaction|ask|to|client)${GENERIC}\(\s*['"\u0060].*`,
    String.raw`(?<!Array|Buffer|Object|Readable|provider)\.(?:raw|query|from|into|table)${GENERIC}\(.*`,
  ].join('|'),
  'g',
);

function findQueries(text: string): string[] {
  return [...text.matchAll(QUERY)].map(([query]) => query);
}

test.each([
  ["await db('users').where({ id })", 1],
  ["await transaction('tasks as task').first()", 1],
  ['const { rows } = await db.raw<Row>(`select 1`)', 1],
  ["await db(\n  'users',\n)", 1],
  ["await transaction<Record<string, unknown>>('users')", 1],
  ["await ask<Row>('select 1')", 1],
  ["await client.query('select 1')", 1],
  ['Buffer.from(text)', 0],
  ['Readable.from(parts)', 0],
  ['await findUser(db, userId)', 0],
])('%s', (line, count) => {
  expect(findQueries(line)).toHaveLength(count);
});

test('no table is touched but by a repository', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) &&
      !ALLOWED.includes(file.split(path.sep)[0] ?? '') &&
      !WHOLE.includes(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    findQueries(readFileSync(path.join(SOURCES, file), 'utf8')).map((query) => `${file}: ${query}`),
  );
  expect(found).toEqual([]);
});
