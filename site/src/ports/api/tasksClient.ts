import type { TaskToSave } from '@eecs/ui-account';
import { acceptDone } from './apiFailure.ts';
import type { Sent } from './apiTypes.ts';
import type { CallApi, CallOptions } from './callApi.ts';

/**
 * The calls of the server about saved tasks. Each rejects with an `ApiFailure`,
 * also where the plan has no room for one more.
 */
export type TasksClient = ReturnType<typeof createTasksClient>;

/** Creates the typed client of saved tasks. */
export function createTasksClient(call: CallApi) {
  return {
    /** Saves a task; however often it is sent, a new one is made once. */
    async commit(task: TaskToSave) {
      return acceptDone(
        await call.once(['/case/commit', task], (api, signal, headers) =>
          api.POST('/case/commit', { body: task, headers, signal }),
        ),
      );
    },
    list: (query: Sent<'/case/list'>, given?: CallOptions) =>
      call.repeatable((api, signal) => api.POST('/case/list', { body: query, signal }), given),
    /** Returns the tasks that are left. */
    remove: (id: number) => call((api, signal) => api.POST('/case/delete', { body: { id }, signal })),
    /** Brings a deleted task back; gives the tasks that are there then. */
    undoRemove: (id: number) =>
      call((api, signal) => api.POST('/case/delete', { body: { id, undo: true }, signal })),
  };
}
