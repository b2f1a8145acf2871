import type { SavedTask, TasksApi, TaskPlace, TaskToSave } from '../api/tasksApi.ts';

/** The saved tasks of the logged-in user, with the state of their loading. */
export interface TaskListState {
  readonly status: 'unknown' | 'loading' | 'loaded' | 'failed';
  /**
   * Newest first. They stay while the list is reloaded, and if that fails; the first time they are added page by page.
   */
  readonly tasks: readonly SavedTask[];
  /** Why they could not be loaded. */
  readonly failure: unknown;
}

/** The saved tasks of an application: one list for all of its pages, loaded once and again after every change. */
export interface TaskList {
  readonly get: () => TaskListState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Loads the tasks of a user unless they are loaded already. Never rejects: the state shows the outcome. */
  readonly load: (userId: number) => Promise<void>;
  /** Reloads them if they have been loaded. */
  readonly refresh: () => Promise<void>;
  /** Saves a task and reloads the list. Rejects as the call does. */
  readonly save: (task: TaskToSave) => Promise<TaskPlace>;
  /** Deletes a task; it disappears from the list at once. Rejects as the call does. */
  readonly remove: (id: number) => Promise<void>;
  /** Restores a deleted task and reloads the list. Rejects as the call does. */
  readonly undoRemove: (id: number) => Promise<void>;
  /** Clears the list, because somebody else may log in. */
  readonly clear: () => void;
}

/** Tasks per call. */
const PAGE = 100;

const NOTHING: TaskListState = { status: 'unknown', tasks: [], failure: null };

/** Creates the list of the logged-in user's tasks. */
export function createTaskList(api: TasksApi): TaskList {
  const listeners = new Set<() => void>();
  let state = NOTHING;
  let owner: number | null = null;
  let reading = 0;

  function set(next: TaskListState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Loads page after page; `report` is called with the tasks loaded so far. */
  async function readAll(uid: number, report: (soFar: readonly SavedTask[]) => void): Promise<SavedTask[]> {
    const tasks: SavedTask[] = [];
    for (;;) {
      const last = tasks.at(-1);
      const page = await api.list({ uid, limit: PAGE, ...(last === undefined ? {} : { before: last.id }) });
      tasks.push(...page);
      // A page may end early if its documents are large, so only an empty one is the end.
      if (page.length === 0) return tasks;
      report([...tasks]);
    }
  }

  async function read(uid: number): Promise<void> {
    const turn = ++reading;
    set({ ...state, status: 'loading' });
    // Listed tasks stay until all have been reloaded, so that none disappears for a moment.
    const isFirst = state.tasks.length === 0;
    try {
      const tasks = await readAll(uid, (soFar) => {
        if (isFirst && turn === reading) set({ ...state, tasks: soFar });
      });
      if (turn === reading) set({ status: 'loaded', tasks, failure: null });
    } catch (failure) {
      if (turn === reading) set({ ...state, status: 'failed', failure });
    }
  }

  return {
    get: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    load: async (userId) => {
      if (owner === userId && (state.status === 'loaded' || state.status === 'loading')) return;
      if (owner !== userId) state = NOTHING;
      owner = userId;
      await read(userId);
    },
    refresh: async () => {
      if (owner !== null && state.status !== 'unknown') await read(owner);
    },
    save: async (task) => {
      const place = await api.commit(task);
      if (owner !== null && state.status !== 'unknown') void read(owner);
      return place;
    },
    remove: async (id) => {
      await api.remove(id);
      set({ ...state, tasks: state.tasks.filter((task) => task.id !== id) });
    },
    undoRemove: async (id) => {
      await api.undoRemove(id);
      if (owner !== null) await read(owner);
    },
    clear: () => {
      reading += 1;
      owner = null;
      set(NOTHING);
    },
  };
}
