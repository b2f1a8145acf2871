import { createTaskList, type TaskList } from '@eecs/ui-account';
import type { CallApi } from '../api/callApi.ts';
import { createTasksClient } from '../api/tasksClient.ts';
import { useServices } from '../kept/services.ts';
import { useConnection } from './useConnection.ts';

const lists = new WeakMap<CallApi, TaskList>();

/** Returns the list of saved tasks, one for the application. Pages without tasks do not load it. */
export function useTaskList(): TaskList {
  const call = useConnection();
  const { session } = useServices();
  const known = lists.get(call);
  if (known !== undefined) return known;
  const made = createTaskList(createTasksClient(call));
  lists.set(call, made);
  // After a logout nothing remains on the screen for the next user; if a session expired by itself, the screen stays as
  // it is.
  session.subscribe(() => {
    if (session.get().state === 'anonymous') made.clear();
  });
  return made;
}
