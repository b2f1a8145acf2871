import type { Knex } from 'knex';

/** Classes with their headers, drawers of a class, rows of a drawer. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('section_classes', (table) => {
    table.text('class').primary();
    table.specificType('headers', 'text[]').notNullable();
  });
  await db.schema.createTable('section_drawers', (table) => {
    table.specificType('id', 'integer generated always as identity').primary();
    table.text('class').notNullable().references('class').inTable('section_classes').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.text('drawer').notNullable();
    // Edition of the table that filled the drawer last; 0 asks the next start to add the shipped rows that are missing.
    table.integer('edition').notNullable().defaultTo(0);
    table.unique(['class', 'drawer']);
  });
  await db.schema.createTable('section_drawer_names', (table) => {
    table.integer('drawer_id').references('id').inTable('section_drawers').onDelete('CASCADE');
    table.text('locale').notNullable().checkIn(['en-US', 'ru', 'uk']);
    table.text('drawer').notNullable();
    table.primary(['drawer_id', 'locale']);
  });
  await db.schema.createTable('section_rows', (table) => {
    table.integer('drawer_id').references('id').inTable('section_drawers').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.text('data').notNullable();
    // A row is identified by its label, which is its first cell; the database itself ensures that labels are unique.
    table.specificType('label', `text generated always as (split_part(data, ';', 1)) stored`);
    table.primary(['drawer_id', 'label']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('section_rows');
  await db.schema.dropTable('section_drawer_names');
  await db.schema.dropTable('section_drawers');
  await db.schema.dropTable('section_classes');
}
