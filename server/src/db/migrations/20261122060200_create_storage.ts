import type { Knex } from 'knex';

/** Materials and sections that everyone shares (without a user) or that belong to one user. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('storage_rows', (table) => {
    table.specificType('id', 'integer generated always as identity').primary();
    table.integer('user_id').nullable().references('id').inTable('users').onDelete('CASCADE');
    table.text('partition').notNullable().checkIn(['material', 'section']);
    table.text('group').notNullable();
    table.text('subgroup').notNullable();
    // The name of a material or the label of a section, which identifies it.
    table.text('name').notNullable();
    table.jsonb('json_data').notNullable();
    // The same item in US units, if that differs from a conversion.
    table.jsonb('json_data_us').nullable();
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('saved_at', { precision: 3 }).notNullable();
  });
  await db.raw(
    'create unique index storage_names on storage_rows (partition, coalesce(user_id, 0), lower(name))',
  );
  // This table records the edition of each shipped drawer that was stored: rows that an operator removed stay removed.
  await db.schema.createTable('storage_editions', (table) => {
    table.text('partition').notNullable().checkIn(['material', 'section']);
    table.text('subgroup').notNullable();
    table.integer('edition').notNullable();
    table.primary(['partition', 'subgroup']);
  });
  await db.schema.createTable('storage_group_names', (table) => {
    table.text('partition').notNullable().checkIn(['material', 'section']);
    table.text('group').notNullable();
    table.text('locale').notNullable().checkIn(['en-US', 'ru', 'uk']);
    table.text('name').notNullable();
    table.primary(['partition', 'group', 'locale']);
  });
}

export async function down(db: Knex): Promise<void> {
  for (const name of ['storage_group_names', 'storage_editions', 'storage_rows'])
    await db.schema.dropTable(name);
}
