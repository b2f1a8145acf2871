import { ApiFailure } from '../failures/errors.ts';
import type { LoggedCaller } from '../accounts/caller.ts';
import { recordAct } from '../repositories/audit.ts';
import { bringTaskBack } from '../repositories/deletedTasks.ts';
import { countTasks } from '../repositories/tasks.ts';
import { lockUser } from '../repositories/users.ts';
import { roomOf } from './roomOf.ts';
import type { TasksContext } from './tasksContext.ts';

/**
 * Restores a task that the caller has deleted and that is not purged yet, with its earlier states. Its bytes counted
 * all the time, so only the number of tasks is checked. Rejects with an ApiFailure: `missing` if the caller deleted no
 * such task, `quota` if the plan has no room for another one of its kind.
 */
export async function undoDelete(
  context: Pick<TasksContext, 'db' | 'clock' | 'saves' | 'hasGating' | 'hasLimits'>,
  caller: LoggedCaller,
  { id, requestId }: { readonly id: number; readonly requestId: string },
): Promise<void> {
  const { userId } = caller;
  await context.saves.run(userId, () =>
    context.db.transaction(async (transaction) => {
      await lockUser(transaction, userId);
      const kind = await bringTaskBack(transaction, userId, id);
      if (kind === null) throw new ApiFailure('missing');
      const { tasks } = await roomOf(context, transaction, caller, kind);
      if ((await countTasks(transaction, userId, kind)) > tasks)
        throw new ApiFailure('quota', {
          text: 'quotas.tasks',
          values: { room: tasks, kind: { key: `kinds.${kind}` } },
        });
      const details = { task: id, kind };
      await recordAct(transaction, {
        action: 'taskUndeleted',
        userId,
        requestId,
        details,
        at: context.clock(),
      });
    }),
  );
}
