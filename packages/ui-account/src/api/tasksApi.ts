/** The kind of structure of a task. */
export type TaskKind = 'msb' | 'truss' | 'arch' | 'frame' | 'pile';

/** A task as stored in an account. */
export interface SavedTask {
  readonly id: number;
  readonly title: string;
  readonly kind: TaskKind;
  /** Number of times it was saved; must be sent with the next change. */
  readonly version: number;
  /** When it was last saved, ms since 1970. */
  readonly saved: number;
  readonly json_data: {
    /** The document, with the `id`, `version` and `hash` of the stored task. */
    readonly loadCase: Readonly<Record<string, unknown>>;
    /** The answer of the solver; null if there is none. */
    readonly solution: Readonly<Record<string, unknown>> | null;
  };
}

/** A document to be saved; a new task if its `id` is not above 0. */
export interface TaskToSave {
  readonly data: Readonly<Record<string, unknown>>;
  readonly solution?: object | null;
}

/** The place of a saved document. */
export interface TaskPlace {
  readonly id: number;
  readonly version: number;
}

/**
 * The server calls about saved tasks. Each rejects with an `AccountFailure`; the number 40901 means that a newer
 * version is stored.
 */
export interface TasksApi {
  /** Lists the tasks of one user, newest first; `before` omits tasks with this id and larger ones. */
  readonly list: (query: {
    readonly uid: number;
    readonly limit: number;
    readonly before?: number;
  }) => Promise<readonly SavedTask[]>;
  /** Saves a task; repeated calls before the answer save only once. */
  readonly commit: (task: TaskToSave) => Promise<TaskPlace>;
  readonly remove: (id: number) => Promise<unknown>;
  /** Restores a task that was deleted within the last 30 days. */
  readonly undoRemove: (id: number) => Promise<unknown>;
}
