import type { Knex } from 'knex';

/** Users, their sessions, links mailed to them, outgoing mail, the audit trail, and counters against guessing. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('users', (table) => {
    table.specificType('id', 'integer generated always as identity').primary();
    table.text('email').notNullable();
    // The key by which addresses are compared: trimmed, NFC, lower case.
    table.text('email_key').notNullable().unique();
    // A new address counts only after its link is used.
    table.text('new_email').nullable();
    // PHC format; a hash of the password as clients send it, which is itself a hash.
    table.text('password').notNullable();
    table.text('first_name').notNullable().defaultTo('');
    table.text('last_name').notNullable().defaultTo('');
    table.text('hash').notNullable().unique();
    table.text('locale').notNullable().checkIn(['en-US', 'ru', 'uk']);
    table.integer('rights').notNullable().defaultTo(0);
    table.jsonb('options').notNullable().defaultTo('{}');
    table.jsonb('data').notNullable().defaultTo('{}');
    table.text('last_ip').nullable();
    // Sessions of an older epoch are over.
    table.integer('epoch').notNullable().defaultTo(0);
    table.bigInteger('credit_cents').notNullable().defaultTo(0);
    table.timestamp('created_at', { precision: 3 }).notNullable();
    table.timestamp('email_verified_at', { precision: 3 }).nullable();
    table.timestamp('frozen_at', { precision: 3 }).nullable();
    table.timestamp('deactivated_at', { precision: 3 }).nullable();
    table.timestamp('suspended_at', { precision: 3 }).nullable();
    table.timestamp('resumed_at', { precision: 3 }).nullable();
    table.check('credit_cents >= 0');
  });
  await db.schema.createTable('sessions', (table) => {
    table.text('id').primary();
    table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE').index();
    table.text('scope').notNullable().checkIn(['full', 'emergency']);
    table.integer('epoch').notNullable();
    table.binary('key').notNullable();
    table.integer('counter').notNullable().defaultTo(0);
    table.timestamp('rotated_at', { precision: 3 }).notNullable();
    table.timestamp('authenticated_at', { precision: 3 }).notNullable();
    table.timestamp('created_at', { precision: 3 }).notNullable();
    table.timestamp('used_at', { precision: 3 }).notNullable();
    table.timestamp('ended_at', { precision: 3 }).nullable();
    table.text('ended_by').nullable();
  });
  await db.schema.createTable('one_time_links', (table) => {
    table.specificType('id', 'integer generated always as identity').primary();
    table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE');
    table.text('purpose').notNullable().checkIn(['activation', 'emergency', 'reactivation', 'email']);
    // SHA-256, because only the mail contains the link itself.
    table.binary('token_hash').notNullable().unique();
    table.jsonb('payload').notNullable().defaultTo('{}');
    table.timestamp('created_at', { precision: 3 }).notNullable();
    table.timestamp('expires_at', { precision: 3 }).notNullable();
    table.timestamp('used_at', { precision: 3 }).nullable();
    table.index(['user_id', 'purpose']);
  });
  await db.schema.createTable('outbox', (table) => {
    table.specificType('id', 'bigint generated always as identity').primary();
    table.integer('user_id').nullable().references('id').inTable('users').onDelete('CASCADE');
    table.text('recipient').notNullable();
    table.text('locale').notNullable().checkIn(['en-US', 'ru', 'uk']);
    table.text('kind').notNullable();
    table.jsonb('values').notNullable().defaultTo('{}');
    table.timestamp('created_at', { precision: 3 }).notNullable();
    table.timestamp('try_at', { precision: 3 }).notNullable();
    table.integer('tries').notNullable().defaultTo(0);
    table.timestamp('sent_at', { precision: 3 }).nullable();
    table.text('failure').nullable();
  });
  await db.raw('create index outbox_waiting on outbox (try_at) where sent_at is null');
  await db.schema.createTable('audit', (table) => {
    table.specificType('id', 'bigint generated always as identity').primary();
    table.timestamp('at', { precision: 3 }).notNullable().index();
    table.text('action').notNullable();
    // Set to null when the account is erased; no personal text is stored here.
    table.integer('user_id').nullable().references('id').inTable('users').onDelete('SET NULL').index();
    // The person or program that acted, if not the user: root's id, or the command line.
    table.text('actor').nullable();
    table.text('request_id').nullable();
    table.jsonb('details').notNullable().defaultTo('{}');
  });
  await db.schema.createTable('throttles', (table) => {
    table.text('key').primary();
    table.integer('count').notNullable();
    table.timestamp('since', { precision: 3 }).notNullable();
    table.timestamp('until', { precision: 3 }).nullable();
  });
}

export async function down(db: Knex): Promise<void> {
  for (const name of ['throttles', 'audit', 'outbox', 'one_time_links', 'sessions', 'users'])
    await db.schema.dropTable(name);
}
