import type { Knex } from 'knex';

/** One row per release, its text once per language. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('release_notes', (table) => {
    table.integer('id').primary().checkPositive();
    table.date('event_date').notNullable();
    table.text('icon').notNullable();
  });
  await db.schema.createTable('release_note_texts', (table) => {
    table.integer('note_id').notNullable().references('id').inTable('release_notes').onDelete('CASCADE');
    table.text('locale').notNullable().checkIn(['en-US', 'ru', 'uk']);
    table.text('data').notNullable();
    table.primary(['note_id', 'locale']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('release_note_texts');
  await db.schema.dropTable('release_notes');
}
