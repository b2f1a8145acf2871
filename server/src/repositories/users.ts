import { codeOf } from '../text/errorCode.ts';
import type { Knex } from 'knex';
import type { Locale } from '../messages/locale.ts';

/** A row of `users`. Times are in ms; null means never. */
export interface UserRow {
  readonly id: number;
  readonly email: string;
  readonly emailKey: string;
  readonly newEmail: string | null;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly hash: string;
  readonly locale: Locale;
  readonly rights: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly lastIp: string | null;
  readonly epoch: number;
  readonly creditCents: number;
  readonly createdAt: number;
  readonly emailVerifiedAt: number | null;
  readonly frozenAt: number | null;
  readonly deactivatedAt: number | null;
  readonly suspendedAt: number | null;
  readonly resumedAt: number | null;
}

/** The initial fields of an account. */
export type NewUser = Pick<UserRow, 'email' | 'emailKey' | 'password' | 'hash' | 'locale'> & {
  readonly at: number;
};

/** The changeable fields of an account; absent fields stay unchanged. */
export type UserChange = Partial<Omit<UserRow, 'id' | 'createdAt' | 'hash' | 'epoch' | 'creditCents'>>;

const COLUMNS = {
  id: 'id',
  email: 'email',
  emailKey: 'email_key',
  newEmail: 'new_email',
  password: 'password',
  firstName: 'first_name',
  lastName: 'last_name',
  hash: 'hash',
  locale: 'locale',
  rights: 'rights',
  options: 'options',
  data: 'data',
  lastIp: 'last_ip',
  epoch: 'epoch',
  creditCents: 'credit_cents',
  createdAt: 'created_at',
  emailVerifiedAt: 'email_verified_at',
  frozenAt: 'frozen_at',
  deactivatedAt: 'deactivated_at',
  suspendedAt: 'suspended_at',
  resumedAt: 'resumed_at',
} as const satisfies Record<keyof UserRow, string>;

const TIMES: ReadonlySet<string> = new Set([
  'createdAt',
  'emailVerifiedAt',
  'frozenAt',
  'deactivatedAt',
  'suspendedAt',
  'resumedAt',
] satisfies (keyof UserRow)[]);

/** Adds an account. Returns null if the address already has one. */
export async function addUser(db: Knex, { at, ...user }: NewUser): Promise<UserRow | null> {
  const [row] = await db('users')
    .insert({ ...toColumns(user), created_at: new Date(at) })
    .onConflict('email_key')
    .ignore()
    .returning<Row[]>('*');
  return row === undefined ? null : toUser(row);
}

/** Finds an account by its address. */
export async function findUserByEmail(db: Knex, emailKey: string): Promise<UserRow | null> {
  return first(await db('users').where({ email_key: emailKey }));
}

/** Finds an account. With `forUpdate` no other transaction can change it until this one ends. */
export async function findUser(
  db: Knex,
  userId: number,
  { forUpdate = false }: { readonly forUpdate?: boolean } = {},
): Promise<UserRow | null> {
  const query = db('users').where({ id: userId });
  return first(await (forUpdate ? query.forNoKeyUpdate() : query));
}

/** Locks the stored data of a user until the transaction ends, so that it can be counted before it is changed. */
export async function lockUser(transaction: Knex.Transaction, userId: number): Promise<void> {
  await transaction('users').where({ id: userId }).forNoKeyUpdate().first('id');
}

/** Changes an account and returns it. */
export async function changeUser(db: Knex, userId: number, change: UserChange): Promise<UserRow> {
  if (Object.keys(change).length === 0) return requireUser(await findUser(db, userId));
  const [row] = await db('users').where({ id: userId }).update(toColumns(change)).returning<Row[]>('*');
  return requireUser(row === undefined ? null : toUser(row));
}

/**
 * Changes an account and its address. Returns null if another account has the address, even if it took it at the same
 * moment.
 */
export async function moveUser(
  transaction: Knex.Transaction,
  userId: number,
  change: UserChange & Pick<UserRow, 'email' | 'emailKey'>,
): Promise<UserRow | null> {
  try {
    // Only the inner transaction fails, so that earlier changes stay.
    return await transaction.transaction((inner) => changeUser(inner, userId, change));
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

/** SQLSTATE of a duplicate key. */
const UNIQUE_VIOLATION = '23505';

/** Lists accounts that were closed before the given time, longest closed first. */
export async function listClosed(
  db: Knex,
  { before, most }: { readonly before: number; readonly most: number },
): Promise<number[]> {
  return db('users')
    .where('deactivated_at', '<', new Date(before))
    .orderBy('deactivated_at')
    .limit(most)
    .pluck<number[]>('id');
}

/**
 * Locks an account that was closed before the given time. Returns false if it was not, or if another transaction is
 * changing it.
 */
export async function lockClosed(
  transaction: Knex.Transaction,
  userId: number,
  before: number,
): Promise<boolean> {
  const row = await transaction('users')
    .where({ id: userId })
    .where('deactivated_at', '<', new Date(before))
    .forUpdate()
    .skipLocked()
    .first<{ id: number } | undefined>('id');
  return row !== undefined;
}

/** Lists accounts registered before the given time that were never opened and that no link can open, oldest first. */
export async function listUnopened(
  db: Knex,
  { before, most }: { readonly before: number; readonly most: number },
): Promise<number[]> {
  return findUnopened(db)
    .where('created_at', '<', new Date(before))
    .orderBy('created_at')
    .limit(most)
    .pluck('id');
}

/**
 * Locks an account that was never activated. Returns false if it was activated, or if another transaction is changing
 * it.
 */
export async function lockUnopened(transaction: Knex.Transaction, userId: number): Promise<boolean> {
  const row = await findUnopened(transaction)
    .where({ id: userId })
    .forUpdate()
    .skipLocked()
    .first<{ id: number } | undefined>('id');
  return row !== undefined;
}

function findUnopened(db: Knex) {
  const links = db('one_time_links').where('one_time_links.user_id', db.ref('users.id'));
  return db('users')
    .whereNull('email_verified_at')
    .whereNull('deactivated_at')
    .whereNull('frozen_at')
    .whereNotExists(links);
}

/** Removes an account with all that belongs to it. Its invoices and audit entries lose their user. */
export async function removeUser(db: Knex, userId: number): Promise<void> {
  await db('users').where({ id: userId }).delete();
}

function requireUser(user: UserRow | null): UserRow {
  if (user === null) throw new Error('`changeUser` found no such account');
  return user;
}

type Row = Readonly<Record<string, unknown>>;

function first([row]: readonly Row[]): UserRow | null {
  return row === undefined ? null : toUser(row);
}

function toUser(row: Row): UserRow {
  const user = Object.fromEntries(
    Object.entries(COLUMNS).map(([name, column]) => {
      const value = row[column];
      return [name, value instanceof Date ? value.getTime() : value];
    }),
  ) as unknown as UserRow;
  // The driver returns 64-bit integers as strings.
  return { ...user, creditCents: Number(user.creditCents) };
}

function toColumns(change: UserChange): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [COLUMNS[name as keyof UserRow], toStored(name, value)]),
  );
}

function toStored(name: string, value: unknown): unknown {
  if (TIMES.has(name) && typeof value === 'number') return new Date(value);
  return name === 'options' || name === 'data' ? JSON.stringify(value) : value;
}
