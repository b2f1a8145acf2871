import type { Knex } from 'knex';

/** Records the seller on the invoice, so that a later change of the seller's name changes no earlier invoice. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('invoices', (table) => {
    // Unknown of invoices from before; a process of the version before does not write it while it still runs.
    table.text('seller').nullable();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('invoices', (table) => {
    table.dropColumn('seller');
  });
}
