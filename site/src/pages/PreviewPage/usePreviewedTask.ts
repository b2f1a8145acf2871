import { useEffect, useState } from 'react';
import type { SavedTask } from '@eecs/ui-account';
import { ApiFailure } from '../../ports/api/apiFailure.ts';
import { createTasksClient } from '../../ports/api/tasksClient.ts';
import { useConnection } from '../../ports/reader/useConnection.ts';

/** A task, with the state of its loading. */
export type PreviewedTask =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly task: SavedTask }
  /** There is no task with that id, or it belongs to somebody else. */
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly reason: unknown; readonly retry: () => void };

/** Loads one saved task of a user by id. */
export function usePreviewedTask(userId: number, id: number): PreviewedTask {
  const call = useConnection();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ readonly asked: string; readonly task: PreviewedTask } | null>(null);
  const asked = `${userId} ${id} ${attempt}`;

  // Synchronizes with the server: first with the loaded list, which may contain the task.
  useEffect(() => {
    const abort = new AbortController();
    const set = (task: PreviewedTask): void => setFound({ asked, task });
    createTasksClient(call)
      .list({ uid: userId, before: id + 1, limit: 1 }, { signal: abort.signal })
      .then(
        ([task]) => set(task?.id === id ? { state: 'loaded', task } : { state: 'missing' }),
        (reason: unknown) => {
          if (reason instanceof ApiFailure && reason.kind === 'aborted') return;
          set({ state: 'failed', reason, retry: () => setAttempt(attempt + 1) });
        },
      );
    return () => abort.abort();
  }, [call, userId, id, asked, attempt]);

  return found?.asked === asked ? found.task : { state: 'loading' };
}
