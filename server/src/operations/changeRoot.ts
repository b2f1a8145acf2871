import type { Knex } from 'knex';
import { ROOT } from '../words/rights.ts';
import { recordAct } from '../repositories/audit.ts';
import { changeUser, findUser } from '../repositories/users.ts';
import type { Signature } from './signature.ts';

/**
 * Grants a person the rights of root, or removes them, effective from their next call. Returns false if nothing
 * changes.
 */
export async function changeRoot(
  db: Knex,
  userId: number,
  { isRoot, at, actor }: Signature & { readonly isRoot: boolean },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const user = await findUser(transaction, userId, { forUpdate: true });
    if (user === null) return false;
    const rights = isRoot ? user.rights | ROOT : user.rights & ~ROOT;
    if (rights === user.rights) return false;
    await changeUser(transaction, userId, { rights });
    await recordAct(transaction, { action: 'rightsChanged', userId, actor, details: { rights }, at });
    return true;
  });
}
