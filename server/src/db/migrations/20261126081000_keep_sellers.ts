import type { Knex } from 'knex';

/** Records the seller on the invoice, so that a later change of the seller's name changes no earlier invoice. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('invoices', (table) => {
    // Null for earlier invoices, and for those written by processes of the previous version.
    table.text('seller').nullable();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('invoices', (table) => {
    table.dropColumn('seller');
  });
}
