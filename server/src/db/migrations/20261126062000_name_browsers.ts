import type { Knex } from 'knex';

/** Browser and system of a session in words, so that users recognize their sessions. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('sessions', (table) => {
    // Null for earlier sessions, for user agents that name neither, and for sessions written by processes of the
    // previous version.
    table.text('browser').nullable();
  });
  await db.raw('alter table sessions add constraint sessions_browser_brief check (length(browser) <= 40)');
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('sessions', (table) => {
    table.dropColumn('browser');
  });
}
