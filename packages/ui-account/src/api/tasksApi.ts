/** The kind of structure of a task. */
export type TaskKind = 'msb' | 'truss' | 'arch' | 'frame' | 'pile';

/** A task as it is kept with an account. */
export interface SavedTask {
  readonly id: number;
  readonly title: string;
  readonly kind: TaskKind;
  /** Counts the times it was saved; to be sent with the next change. */
  readonly version: number;
  /** When it was saved last, ms since 1970. */
  readonly saved: number;
  readonly json_data: {
    /** The document, with the `id`, `version` and `hash` of what is kept. */
    readonly loadCase: Readonly<Record<string, unknown>>;
    /** The answer of the solver; null if there is none. */
    readonly solution: Readonly<Record<string, unknown>> | null;
  };
}

/** A document to be kept: a new task where its `id` is not above 0. */
export interface TaskToSave {
  readonly data: Readonly<Record<string, unknown>>;
  readonly solution?: object | null;
}

/** Where a document has been kept. */
export interface TaskPlace {
  readonly id: number;
  readonly version: number;
}

/**
 * The calls of the server about saved tasks. Each rejects with an `AccountFailure`;
 * one with the number 40901 met a newer version.
 */
export interface TasksApi {
  /** Newest first, of one user. `before` leaves out tasks with that number and greater ones. */
  readonly list: (query: {
    readonly uid: number;
    readonly limit: number;
    readonly before?: number;
  }) => Promise<readonly SavedTask[]>;
  /** Saves a task; however often the same is sent before an answer came, once. */
  readonly commit: (task: TaskToSave) => Promise<TaskPlace>;
  readonly remove: (id: number) => Promise<unknown>;
  /** Brings back a task that was deleted within 30 days. */
  readonly undoRemove: (id: number) => Promise<unknown>;
}
