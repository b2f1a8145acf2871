import type { Knex } from 'knex';
import { ROOT } from '../words/rights.ts';
import { recordAct } from '../repositories/audit.ts';
import { bringTaskBack } from '../repositories/deletedTasks.ts';
import { countTasks } from '../repositories/tasks.ts';
import { lockUser, type UserRow } from '../repositories/users.ts';
import { roomOfUser, type RoomRules } from '../tasks/roomOf.ts';
import { RefusedError } from './refusedError.ts';
import type { Signature } from './signature.ts';

/**
 * Restores a deleted task to its owner's list, with its earlier states. Deleted tasks already count in bytes, so only
 * the number of tasks is checked. Rejects with a RefusedError if there is no such task, or if the plan has no room for
 * another one of its kind.
 */
export async function undeleteTask(
  db: Knex,
  { id: userId, email, rights }: UserRow,
  { id, at, actor, ...rules }: Signature & Omit<RoomRules, 'clock'> & { readonly id: number },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const kind = await bringTaskBack(transaction, userId, id);
    if (kind === null) throw new RefusedError(`${email} has no deleted task ${id}`);
    const owner = { userId, isRoot: (rights & ROOT) !== 0 };
    const { tasks } = await roomOfUser({ ...rules, clock: () => at }, transaction, owner, kind);
    const count = await countTasks(transaction, userId, kind);
    if (count > tasks)
      throw new RefusedError(
        `The plan of ${email} keeps ${tasks} tasks of the kind ${kind}, and so many are there: one has to go first`,
      );
    await recordAct(transaction, {
      action: 'taskUndeleted',
      userId,
      actor,
      details: { task: id, kind },
      at,
    });
  });
}
