import type { Knex } from 'knex';

/** What people send whole and get back whole, by table. */
const DOCUMENTS = {
  tasks: ['load_case', 'solution'],
  task_revisions: ['load_case'],
  storage_rows: ['json_data', 'json_data_us'],
  users: ['options', 'data'],
} as const;

/**
 * Keeps documents as they were written. `jsonb` keeps numbers as decimals and writes every digit of them: 1e-307 comes back as 309 signs,
 * so a document of a few megabytes was read as hundreds.
 */
export async function up(db: Knex): Promise<void> {
  await changeTypes(db, 'json');
}

export async function down(db: Knex): Promise<void> {
  await changeTypes(db, 'jsonb');
}

/** One statement for each table: its rows are written anew once. */
async function changeTypes(db: Knex, type: 'json' | 'jsonb'): Promise<void> {
  for (const [table, columns] of Object.entries(DOCUMENTS)) {
    const defaults = table === 'users';
    const changes = columns.flatMap((column) => [
      ...(defaults ? [`alter ${column} drop default`] : []),
      `alter ${column} type ${type} using ${column}::${type}`,
      ...(defaults ? [`alter ${column} set default '{}'`] : []),
    ]);
    await db.raw(`alter table ${table} ${changes.join(', ')}`);
  }
}
