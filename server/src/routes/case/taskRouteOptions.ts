import type { TasksContext } from '../../tasks/tasksContext.ts';

/** Options of the calls on saved tasks. */
export interface TaskRouteOptions {
  readonly tasks: TasksContext;
}
