import type { TaskToSave } from '@eecs/ui-account';
import { acceptDone } from './apiFailure.ts';
import type { Sent } from './apiTypes.ts';
import type { CallApi, CallOptions } from './callApi.ts';

/**
 * The server calls about saved tasks. Each rejects with an `ApiFailure`, also if the plan has no room for another task.
 */
export type TasksClient = ReturnType<typeof createTasksClient>;

/** Creates the typed client of saved tasks. */
export function createTasksClient(call: CallApi) {
  return {
    /** Saves a task; repeated calls add a new one only once. */
    async commit(task: TaskToSave) {
      return acceptDone(
        await call.once(['/case/commit', task], (api, signal, headers) =>
          api.POST('/case/commit', { body: task, headers, signal }),
        ),
      );
    },
    list: (query: Sent<'/case/list'>, given?: CallOptions) =>
      call.repeatable((api, signal) => api.POST('/case/list', { body: query, signal }), given),
    /** Reads the present reactions of some tasks, for the loads of a task that carries them. */
    reactions: (query: Sent<'/case/reactions'>) =>
      call.repeatable((api, signal) => api.POST('/case/reactions', { body: query, signal })),
    /** Returns the remaining tasks. */
    remove: (id: number) => call((api, signal) => api.POST('/case/delete', { body: { id }, signal })),
    /** Restores a deleted task; returns the tasks after that. */
    undoRemove: (id: number) =>
      call((api, signal) => api.POST('/case/delete', { body: { id, undo: true }, signal })),
  };
}
