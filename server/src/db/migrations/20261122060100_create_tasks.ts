import type { Knex } from 'knex';

/** Saved tasks, their earlier states, and idempotency keys of calls. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('tasks', (table) => {
    table.specificType('id', 'integer generated always as identity').primary();
    table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.text('kind').notNullable().checkIn(['msb', 'arch', 'frame', 'pile', 'truss']);
    table.text('title').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    table.text('hash').notNullable();
    table.jsonb('load_case').notNullable();
    table.jsonb('solution').nullable();
    // Sizes of both documents as they were sent, so that a list can be cut before the documents are read.
    table.integer('load_case_bytes').notNullable();
    table.integer('solution_bytes').notNullable().defaultTo(0);
    table.timestamp('saved_at', { precision: 3 }).notNullable();
    table.timestamp('deleted_at', { precision: 3 }).nullable();
  });
  await db.raw('create index tasks_of_user on tasks (user_id, id desc) where deleted_at is null');
  await db.schema.createTable('task_revisions', (table) => {
    table.integer('task_id').notNullable().references('id').inTable('tasks').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.text('title').notNullable();
    table.text('hash').notNullable();
    // Without the solution, which is computed again.
    table.jsonb('load_case').notNullable();
    table.timestamp('saved_at', { precision: 3 }).notNullable();
    table.primary(['task_id', 'version']);
  });
  await db.schema.createTable('idempotency_keys', (table) => {
    table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.text('key').notNullable();
    // SHA-256 of the call and its body: the same key with another body is refused.
    table.binary('request_hash').notNullable();
    // As text, so that a repeat gets the same bytes.
    table.json('body').nullable();
    table.timestamp('created_at', { precision: 3 }).notNullable().index();
    table.primary(['user_id', 'key']);
  });
}

export async function down(db: Knex): Promise<void> {
  for (const name of ['idempotency_keys', 'task_revisions', 'tasks']) await db.schema.dropTable(name);
}
