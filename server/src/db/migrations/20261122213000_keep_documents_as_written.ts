import type { Knex } from 'knex';

/** Columns of documents that clients send and get back unchanged, by table. */
const DOCUMENTS = {
  tasks: ['load_case', 'solution'],
  task_revisions: ['load_case'],
  storage_rows: ['json_data', 'json_data_us'],
  users: ['options', 'data'],
} as const;

/**
 * Stores documents as they were sent. `jsonb` expands numbers to all their decimal digits: 1e-307 comes back as 309
 * characters, so a document of a few megabytes was read as hundreds.
 */
export async function up(db: Knex): Promise<void> {
  await compressQuickly(db);
  for (const [table, columns] of Object.entries(DOCUMENTS)) {
    const defaults = table === 'users';
    const changes = columns.flatMap((column) => [
      ...(defaults ? [`alter ${column} drop default`] : []),
      `alter ${column} type json using ${column}::json`,
      ...(defaults ? [`alter ${column} set default '{}'`] : []),
    ]);
    // One statement for each table, so that its rows are rewritten only once, and not at all if they are stored this
    // way already.
    await db.raw(`alter table ${table} ${changes.join(', ')}`);
  }
}

/**
 * Keeps the columns, because the previous server reads either type, and some documents could no longer be read as
 * `jsonb`.
 */
export function down(): Promise<void> {
  return Promise.resolve();
}

/**
 * Uses LZ4 where PostgreSQL has it: rewriting the rows spends most of its time on compression, which LZ4 cuts to a
 * third.
 */
async function compressQuickly(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: { has_lz4: boolean }[] }>(
    "select 'lz4' = any (enumvals) as has_lz4 from pg_settings where name = 'default_toast_compression'",
  );
  if (rows[0]?.has_lz4 === true) await db.raw("set local default_toast_compression = 'lz4'");
}
