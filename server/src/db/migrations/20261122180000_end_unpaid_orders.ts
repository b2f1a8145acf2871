import type { Knex } from 'knex';

/**
 * What the money of an invoice did, which the audit trail alone told; and an index
 * by which orders are found that nobody paid.
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
