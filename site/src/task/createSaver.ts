/** An edit is kept no later than this after it was made. */
export const SAVE_DELAY_MS = 300;

export interface Saver<T> {
  /** Takes the newest value; it is saved soon. */
  readonly put: (value: T) => void;
  /** Saves at once what waits. */
  readonly flush: () => void;
  /** Forgets what waits. */
  readonly drop: () => void;
}

/** Creates a saver that writes at most once in `delayMs`, always the newest value, and never later than that. */
export function createSaver<T>(save: (value: T) => void, delayMs: number = SAVE_DELAY_MS): Saver<T> {
  let waiting: { readonly value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = null;
  }

  function flush(): void {
    const due = waiting;
    drop();
    if (due !== null) save(due.value);
  }

  return {
    put: (value) => {
      waiting = { value };
      // The clock runs from the first edit that waits: a reader who never pauses is saved all the same.
      timer ??= setTimeout(flush, delayMs);
    },
    flush,
    drop,
  };
}
