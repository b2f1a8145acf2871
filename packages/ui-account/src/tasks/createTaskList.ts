import type { SavedTask, TasksApi, TaskPlace, TaskToSave } from '../api/tasksApi.ts';

/** The saved tasks of who is logged in, as far as they are known. */
export interface TaskListState {
  readonly status: 'unknown' | 'loading' | 'loaded' | 'failed';
  /** Newest first. They stay while they are read anew, and where that failed; the first time they come page by page. */
  readonly tasks: readonly SavedTask[];
  /** Why they could not be read. */
  readonly failure: unknown;
}

/** The saved tasks of an application: one list for all of its pages, read once and again after every change. */
export interface TaskList {
  readonly get: () => TaskListState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Reads the tasks of a user unless they are there already. Never rejects: the state shows the outcome. */
  readonly load: (userId: number) => Promise<void>;
  /** Reads them again where they have been read. */
  readonly refresh: () => Promise<void>;
  /** Saves a task and has the list read again. Rejects as the call does. */
  readonly save: (task: TaskToSave) => Promise<TaskPlace>;
  /** Deletes a task; it is off the list at once. Rejects as the call does. */
  readonly remove: (id: number) => Promise<void>;
  /** Brings a deleted task back and has the list read again. Rejects as the call does. */
  readonly undoRemove: (id: number) => Promise<void>;
  /** Forgets everything: somebody else may log in. */
  readonly clear: () => void;
}

/** Tasks per call. */
const PAGE = 100;

const NOTHING: TaskListState = { status: 'unknown', tasks: [], failure: null };

/** Creates the list of the tasks of whoever logs in. */
export function createTaskList(api: TasksApi): TaskList {
  const listeners = new Set<() => void>();
  let state = NOTHING;
  let owner: number | null = null;
  let reading = 0;

  function set(next: TaskListState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Reads page after page; `tell` is called with the tasks read so far. */
  async function readAll(uid: number, report: (soFar: readonly SavedTask[]) => void): Promise<SavedTask[]> {
    const tasks: SavedTask[] = [];
    for (;;) {
      const last = tasks.at(-1);
      const page = await api.list({ uid, limit: PAGE, ...(last === undefined ? {} : { before: last.id }) });
      tasks.push(...page);
      // A page may end early where its documents are large, so only an empty one is the end.
      if (page.length === 0) return tasks;
      report([...tasks]);
    }
  }

  async function read(uid: number): Promise<void> {
    const turn = ++reading;
    set({ ...state, status: 'loading' });
    // Tasks that are listed already stay until all have been read, so that none disappears for a moment.
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
