import type { Knex } from 'knex';

/** A row as stored, without its hidden fields. */
export type StoredRow = Readonly<Record<string, unknown>>;

/**
 * The tables that contain personal data, and the columns that hold secrets of the server and say nothing about the
 * person.
 */
const OWN_TABLES: Readonly<Record<string, readonly string[]>> = {
  subscriptions: [],
  invoices: [],
  quotes: [],
  tasks: [],
  storage_rows: [],
  sessions: ['key', 'epoch', 'counter'],
  one_time_links: ['token_hash', 'payload'],
  outbox: ['values'],
  idempotency_keys: ['request_hash'],
  audit: [],
};

/**
 * Reads all data of a person, by table; null if there is no such account. Within a transaction, all data are of the
 * same moment.
 */
export async function readPersonalData(
  transaction: Knex.Transaction,
  userId: number,
): Promise<Readonly<Record<string, StoredRow | StoredRow[]>> | null> {
  const user = await transaction('users').where({ id: userId }).first<StoredRow | undefined>();
  if (user === undefined) return null;
  const data: Record<string, StoredRow | StoredRow[]> = { users: without(user, ['password', 'epoch']) };
  for (const [table, hidden] of Object.entries(OWN_TABLES)) {
    const rows = await transaction(table).where({ user_id: userId }).orderByRaw('1').select<StoredRow[]>('*');
    data[table] = rows.map((row) => without(row, hidden));
  }
  data['task_revisions'] = await transaction('task_revisions')
    .whereIn('task_id', transaction('tasks').select('id').where({ user_id: userId }))
    .orderBy(['task_id', 'version'])
    .select<StoredRow[]>('*');
  return data;
}

function without(row: StoredRow, hidden: readonly string[]): StoredRow {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
}
