import type { Knex } from 'knex';
import { recordAct } from '../repositories/audit.ts';
import { shutOut } from '../repositories/sessions.ts';
import { changeUser, findUser } from '../repositories/users.ts';
import type { Signature } from './signature.ts';

/** Freezes an account: every session ends at once and none can be opened. Returns false if it was frozen already. */
export async function freezeAccount(db: Knex, userId: number, { at, actor }: Signature): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const user = await findUser(transaction, userId, { forUpdate: true });
    if (user === null || user.frozenAt !== null) return false;
    await shutOut(transaction, userId, { by: 'freeze', at });
    await changeUser(transaction, userId, { frozenAt: at });
    await recordAct(transaction, { action: 'frozen', userId, actor, at });
    return true;
  });
}

/** Unfreezes an account; its user has to log in again. Returns false if it was not frozen. */
export async function unfreezeAccount(db: Knex, userId: number, { at, actor }: Signature): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const user = await findUser(transaction, userId, { forUpdate: true });
    if (user === null || user.frozenAt === null) return false;
    await changeUser(transaction, userId, { frozenAt: null });
    await recordAct(transaction, { action: 'unfrozen', userId, actor, at });
    return true;
  });
}
