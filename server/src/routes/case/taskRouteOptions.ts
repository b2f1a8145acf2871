import type { TasksContext } from '../../tasks/tasksContext.ts';

/** What the calls on saved tasks are given. */
export interface TaskRouteOptions {
  readonly tasks: TasksContext;
}
