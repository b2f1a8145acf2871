import type { Knex } from 'knex';
import { toEmailKey } from '../../accounts/credentials.ts';
import { findUserByEmail, type UserRow } from '../../repositories/users.ts';
import { RefusedError } from '../refusedError.ts';

/** Converts an address to the form in which addresses are compared. Throws a RefusedError if it is not an address. */
export function requireEmailKey(email: string): string {
  const key = toEmailKey(email);
  if (key === null)
    throw new RefusedError(`${email.trim() === '' ? 'An empty argument' : email} is not an e-mail address`);
  return key;
}

/** Finds the account of an address. Rejects with a RefusedError if there is none. */
export async function findAccount(db: Knex, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, requireEmailKey(email));
  if (user === null) throw new RefusedError(`There is no account with the address ${email}`);
  return user;
}
