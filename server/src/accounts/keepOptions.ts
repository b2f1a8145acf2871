import type { Knex } from 'knex';
import { ApiFailure } from '../failures/errors.ts';
import { changeUser, findUser } from '../repositories/users.ts';
import { mergeOptions } from './userOptions.ts';

/**
 * Merges new preferences of a user into the stored ones. Rejects with ApiFailure `expired` if the account is gone.
 */
export async function keepOptions(
  db: Knex,
  userId: number,
  changed: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const user = await findUser(transaction, userId, { forUpdate: true });
    if (user === null) throw new ApiFailure('expired');
    await changeUser(transaction, userId, { options: mergeOptions(user.options, changed) });
  });
}
