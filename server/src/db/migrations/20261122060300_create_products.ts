import type { Knex } from 'knex';

/**
 * Creates the tables of plans: branches in bundles with prices and features, subscriptions, quotes and invoices. Money
 * is in whole cents.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('branches', (table) => {
    table.integer('id').primary().checkPositive();
    table.text('branch').notNullable().unique();
    table.boolean('is_development').notNullable().defaultTo(false);
  });
  await db.schema.createTable('bundles', (table) => {
    table.integer('id').primary().checkPositive();
    table.text('bundle').notNullable().unique();
  });
  await db.schema.createTable('products', (table) => {
    table.integer('id').primary().checkPositive();
    table.integer('branch_id').notNullable().references('id').inTable('branches');
    table.integer('bundle_id').notNullable().references('id').inTable('bundles');
    // Charged for 1, 6 and 12 months.
    for (const period of [1, 6, 12]) table.integer(`p${period}_cents`).notNullable();
    // The same price per month, for display.
    for (const period of [1, 6, 12]) table.integer(`c${period}_cents`).notNullable();
    table.unique(['branch_id', 'bundle_id']);
  });
  await db.schema.createTable('activities', (table) => {
    table.integer('id').primary().checkPositive();
    table.text('activity').notNullable().unique();
  });
  await db.schema.createTable('product_activities', (table) => {
    table.integer('product_id').notNullable().references('id').inTable('products').onDelete('CASCADE');
    table.integer('activity_id').notNullable().references('id').inTable('activities').onDelete('CASCADE');
    table.primary(['product_id', 'activity_id']);
  });
  await db.schema.createTable('activity_texts', (table) => {
    table.integer('activity_id').notNullable().references('id').inTable('activities').onDelete('CASCADE');
    table.text('locale').notNullable().checkIn(['en-US', 'ru', 'uk']);
    table.text('translation').notNullable();
    table.text('description').notNullable();
    table.primary(['activity_id', 'locale']);
  });
  await db.schema.createTable('subscriptions', (table) => {
    table.specificType('id', 'integer generated always as identity').primary();
    table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.integer('branch_id').notNullable().references('id').inTable('branches');
    table.integer('bundle_id').notNullable().references('id').inTable('bundles');
    table.integer('period').notNullable().checkIn(['1', '6', '12']);
    table.integer('price_cents').notNullable();
    table.timestamp('issued', { precision: 3 }).notNullable();
    table.timestamp('expires', { precision: 3 }).notNullable();
    table.integer('next_bundle_id').nullable().references('id').inTable('bundles');
    table.integer('next_period').nullable();
    table.integer('next_price_cents').nullable();
    // Messages that the user has dismissed, by key; a message about the remaining days returns when their number
    // changes.
    table.jsonb('cleared').notNullable().defaultTo('{}');
    // Times that decide which messages about a purchase are shown.
    table.timestamp('paid_at', { precision: 3 }).nullable();
    table.timestamp('switched_at', { precision: 3 }).nullable();
    // The end of the plan that was announced to the user by mail.
    table.timestamp('mailed_end', { precision: 3 }).nullable();
    table.unique(['user_id', 'branch_id']);
  });
  await db.schema.createTable('quotes', (table) => {
    table.text('id').primary();
    table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.jsonb('choice').notNullable();
    table.text('kind').notNullable().checkIn(['subscribe', 'renew', 'switch']);
    // The plan that the price was calculated from: the quote is valid while that plan is in force.
    table.text('basis').notNullable();
    for (const name of ['price_cents', 'balance_cents', 'due_cents', 'credit_cents'])
      table.bigInteger(name).notNullable();
    // The part of the account's credit that is used towards the amount due.
    table.bigInteger('used_credit_cents').notNullable().defaultTo(0);
    table.timestamp('issued', { precision: 3 }).notNullable();
    table.timestamp('expires', { precision: 3 }).notNullable();
    table.timestamp('created_at', { precision: 3 }).notNullable();
    table.timestamp('valid_until', { precision: 3 }).notNullable();
  });
  await db.schema.createTable('invoices', (table) => {
    // yy/mm/ and eight characters of Crockford's base32.
    table.text('id').primary();
    // Set to null when the account is erased, because the law requires that invoices are kept.
    table.integer('user_id').nullable().references('id').inTable('users').onDelete('SET NULL').index();
    table.jsonb('quote').notNullable();
    table.bigInteger('due_cents').notNullable();
    table.text('billing').notNullable().checkIn(['test', 'manual', 'provider']);
    table.text('state').notNullable().checkIn(['pending', 'paid', 'cancelled']);
    // The provider's reference number of the payment.
    table.text('reference').nullable().unique();
    table.timestamp('created_at', { precision: 3 }).notNullable();
    table.timestamp('paid_at', { precision: 3 }).nullable();
  });
}

export async function down(db: Knex): Promise<void> {
  const names = [
    'invoices',
    'quotes',
    'subscriptions',
    'activity_texts',
    'product_activities',
    'activities',
    'products',
    'bundles',
    'branches',
  ];
  for (const name of names) await db.schema.dropTable(name);
}
