import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import type { SavedTask } from '../api/tasksApi.ts';
import { savedTaskMessages } from './taskMessages.ts';
import type { TaskVerbs } from './useTaskVerbs.ts';

/** How long the notice offers to undo a deletion, ms; the server keeps deleted tasks for 30 days. */
const UNDO_MS = 20_000;

export interface TaskRemovalOptions extends Pick<TaskVerbs, 'remove' | 'undo'> {
  /** Whether deleting tasks asks for confirmation. */
  readonly asksBefore: boolean;
}

/**
 * Returns the function that deletes tasks after a confirmation and offers to undo it. Its result is whether the reader
 * agreed, even if the server refused some of them.
 */
export function useTaskRemoval({
  asksBefore,
  remove,
  undo,
}: TaskRemovalOptions): (tasks: readonly SavedTask[]) => Promise<boolean> {
  const t = useText(savedTaskMessages);
  const { ask } = useDialogs();
  const { notify } = useNotices();

  async function isAgreed(tasks: readonly SavedTask[]): Promise<boolean> {
    const [first] = tasks;
    const message =
      tasks.length === 1 && first !== undefined
        ? t('tasks.deleteAsk', { title: first.title })
        : t('tasks.deleteAskMany', { count: tasks.length });
    const { outcome } = await ask({ kind: 'confirm', message, firstFocus: 'cancel' });
    return outcome === 'ok';
  }

  function offerUndo(removed: readonly SavedTask[]): void {
    const [first] = removed;
    if (first === undefined) return;
    notify({
      kind: 'success',
      timeoutMs: UNDO_MS,
      text:
        removed.length === 1
          ? t('tasks.deleted', { title: first.title })
          : t('tasks.deletedMany', { count: removed.length }),
      action: { label: t('tasks.undo'), run: () => void undo(removed) },
    });
  }

  return async (tasks) => {
    if (asksBefore && !(await isAgreed(tasks))) return false;
    const removed: SavedTask[] = [];
    for (const task of tasks) if (await remove(task)) removed.push(task);
    offerUndo(removed);
    return true;
  };
}
