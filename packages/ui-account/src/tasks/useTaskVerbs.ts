import { useMemo } from 'react';
import { useNotices, useText } from '@eecs/ui-kit';
import type { SavedTask } from '../api/tasksApi.ts';
import { useAccount } from '../session/AccountContext.ts';
import { reportToSession } from '../session/reportToSession.ts';
import { copyTitle } from './copyTitle.ts';
import type { TaskList } from './createTaskList.ts';
import { savedTaskMessages } from './taskMessages.ts';

/** Actions on a saved task. Each reports its result in a notice. */
export interface TaskVerbs {
  /** Resolves to the error; null if the task has the new title. */
  readonly rename: (task: SavedTask, title: string) => Promise<string | null>;
  readonly copy: (task: SavedTask) => Promise<void>;
  /** Returns whether the task was deleted. */
  readonly remove: (task: SavedTask) => Promise<boolean>;
  /** Restores deleted tasks. */
  readonly undo: (tasks: readonly SavedTask[]) => Promise<void>;
}

/** Returns the functions of a list of tasks. */
export function useTaskVerbs(list: TaskList): TaskVerbs {
  const t = useText(savedTaskMessages);
  const { describeFailure, session } = useAccount();
  const { notify } = useNotices();
  return useMemo(() => {
    // A second click during the call makes no second copy.
    const copying = new Set<number>();
    const explain = (error: unknown): string => {
      reportToSession(session, error);
      return describeFailure(error);
    };
    return {
      rename: async (task, title) => {
        const { loadCase, solution } = task.json_data;
        const { id, version } = task;
        try {
          await list.save({ data: { ...loadCase, id, version, title }, solution });
          notify({ kind: 'success', text: t('tasks.renamed') });
          return null;
        } catch (error) {
          return t('tasks.renameFailed', { title: task.title, reason: explain(error) });
        }
      },
      copy: async (task) => {
        if (copying.has(task.id)) return;
        copying.add(task.id);
        const { loadCase, solution } = task.json_data;
        const taken = list.get().tasks.map((one) => one.title);
        const title = copyTitle(task.title, taken);
        const { version: _version, ...rest } = loadCase;
        try {
          await list.save({ data: { ...rest, id: 0, title }, solution });
          notify({ kind: 'success', text: t('tasks.copied', { title }) });
        } catch (error) {
          const text = t('tasks.copyFailed', { title: task.title, reason: explain(error) });
          notify({ kind: 'error', text });
        } finally {
          copying.delete(task.id);
        }
      },
      remove: async (task) => {
        try {
          await list.remove(task.id);
          return true;
        } catch (error) {
          const text = t('tasks.deleteFailed', { title: task.title, reason: explain(error) });
          notify({ kind: 'error', text });
          return false;
        }
      },
      undo: async (tasks) => {
        for (const task of tasks) {
          try {
            await list.undoRemove(task.id);
            notify({ kind: 'success', text: t('tasks.undone', { title: task.title }) });
          } catch (error) {
            const text = t('tasks.undoFailed', { title: task.title, reason: explain(error) });
            notify({ kind: 'error', text });
          }
        }
      },
    };
  }, [t, list, describeFailure, session, notify]);
}
