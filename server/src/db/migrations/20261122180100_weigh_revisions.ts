import type { Knex } from 'knex';

/**
 * Sizes of earlier states, so that an account's total can be summed without reading the documents, and covering indexes
 * for that sum.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('task_revisions', (table) => {
    // The default serves processes of the previous version that still run and do not write it.
    table.integer('load_case_bytes').notNullable().defaultTo(0);
  });
  await db.raw('update task_revisions set load_case_bytes = octet_length(load_case::text)');
  await db.raw(
    'create index tasks_weight on tasks (user_id) include (id, load_case_bytes, solution_bytes, deleted_at)',
  );
  await db.raw('create index task_revisions_weight on task_revisions (task_id) include (load_case_bytes)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index tasks_weight');
  await db.raw('drop index task_revisions_weight');
  await db.schema.alterTable('task_revisions', (table) => {
    table.dropColumn('load_case_bytes');
  });
}
