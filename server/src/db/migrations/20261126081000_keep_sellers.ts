import type { Knex } from 'knex';

/** Who sold, on the invoice: a seller that is called otherwise later changes no invoice made before. */
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
