import type { Knex } from 'knex';

/**
 * Records what the money of an invoice was used for, which only the audit trail did before, and adds an index to find
 * unpaid orders.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('invoices', (table) => {
    table.text('outcome').nullable().checkIn(['subscribe', 'renew', 'switch', 'credited', 'erased']);
  });
  await db.raw(`
    update invoices set outcome = audit.details->>'outcome' from audit
    where invoices.state = 'paid' and audit.action = 'invoicePaid' and audit.details->>'invoice' = invoices.id`);
  await db.raw("create index invoices_pending on invoices (created_at) where state = 'pending'");
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index invoices_pending');
  await db.schema.alterTable('invoices', (table) => {
    table.dropColumn('outcome');
  });
}
