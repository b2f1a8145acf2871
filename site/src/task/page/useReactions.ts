import { useMemo } from 'react';
import { findUser, isLoggedIn } from '@eecs/ui-account';
import type { ReactionPort } from '@eecs/ui-kit';
import { hasEditor } from '../../kinds/kindNames.ts';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { useServices, useSiteSession } from '../../ports/kept/services.ts';
import { readTaskLink } from '../../ports/kept/taskLink.ts';
import { useConnection } from '../../ports/reader/useConnection.ts';
import { useTaskList } from '../../ports/reader/useTaskList.ts';
import { createTasksClient } from '../../ports/api/tasksClient.ts';
import type { TaskText } from '../words/taskText.ts';

/**
 * Returns the saved structures whose reactions the loads of the document in a slot can carry; undefined without an
 * account.
 */
export function useReactions<Document extends BranchDocument, Solution extends object>(
  branch: Branch<Document, Solution>,
  slot: string,
  t: TaskText,
): ReactionPort | undefined {
  const services = useServices();
  const { session } = services;
  const shelf = branch.pickShelf(services);
  const list = useTaskList();
  const call = useConnection();
  const isKnown = isLoggedIn(useSiteSession());
  return useMemo(() => {
    if (!isKnown) return undefined;
    /** The number of the task that is open in the slot; 0 for a document that was never saved. */
    const ownId = (): number => readTaskLink(shelf.open(slot))?.id ?? 0;
    return {
      listTasks: async () => {
        const user = findUser(session.get());
        if (user === null) return [];
        await list.load(user.id);
        return list
          .get()
          .tasks.filter(({ id, kind }) => id !== ownId() && hasEditor(kind))
          .map(({ id, title }) => ({ id, title: title === '' ? t('shelf.untitled') : title }));
      },
      read: async (ids) => {
        const own = ownId();
        const { tasks } = await createTasksClient(call).reactions({
          tasks: [...ids],
          ...(own > 0 && { carrier: own }),
        });
        return tasks.map((task) =>
          'fault' in task ? task : { ...task, supports: task.supports.map(toSupport) },
        );
      },
    };
  }, [isKnown, shelf, slot, t, session, list, call]);
}

type Read = Awaited<ReturnType<ReactionPort['read']>>[number];
type Support = Extract<Read, { readonly supports: unknown }>['supports'][number];

/** The contract describes places as lists of any length. */
function toSupport({
  place: [x = 0, y = 0],
  ...support
}: { readonly place: readonly number[] } & Omit<Support, 'place'>) {
  return { ...support, place: [x, y] as const };
}
