import type { Knex } from 'knex';

/**
 * Indexes for the hourly purge, which finds expired rows, and for the erasure of an account, which finds its rows,
 * without full scans.
 */
const INDEXES = {
  tasks_deleted: 'tasks (deleted_at) where deleted_at is not null',
  tasks_owner: 'tasks (user_id)',
  task_revisions_saved: 'task_revisions (saved_at)',
  storage_rows_owner: 'storage_rows (user_id)',
  outbox_sent: 'outbox (sent_at) where sent_at is not null',
  outbox_owner: 'outbox (user_id)',
  sessions_created: 'sessions (created_at)',
  one_time_links_expires: 'one_time_links (expires_at)',
  quotes_valid_until: 'quotes (valid_until)',
  quotes_owner: 'quotes (user_id)',
  throttles_since: 'throttles (since)',
  users_deactivated: 'users (deactivated_at) where deactivated_at is not null',
};

export async function up(db: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) await db.raw(`create index ${name} on ${columns}`);
}

export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await db.raw(`drop index ${name}`);
}
