import type { Knex } from 'knex';

/** Browser and system of a session in words, so that people know theirs again. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('sessions', (table) => {
    // Unknown of sessions from before, and of what names neither; a process of the version before does not name it
    // while it still runs.
    table.text('browser').nullable();
  });
  await db.raw('alter table sessions add constraint sessions_browser_brief check (length(browser) <= 40)');
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('sessions', (table) => {
    table.dropColumn('browser');
  });
}
