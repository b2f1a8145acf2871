import type { Knex } from 'knex';

/**
 * Marks stored answers to repeatable calls that may be deleted before their day is over, and adds an index that finds
 * the newest of an account.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('idempotency_keys', (table) => {
    // Rows that a process of the previous version writes are kept all day.
    table.boolean('may_go').notNullable().defaultTo(false);
  });
  await db.raw('create index idempotency_keys_going on idempotency_keys (user_id, created_at) where may_go');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index idempotency_keys_going');
  await db.schema.alterTable('idempotency_keys', (table) => {
    table.dropColumn('may_go');
  });
}
