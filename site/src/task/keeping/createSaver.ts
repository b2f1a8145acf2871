/** Longest time between an edit and its storing, ms. */
export const SAVE_DELAY_MS = 300;

export interface Saver<T> {
  /** Takes the newest value, which is saved soon. */
  readonly put: (value: T) => void;
  /** Saves the pending value at once. */
  readonly flush: () => void;
  /** Drops the pending value. */
  readonly drop: () => void;
}

/**
 * Creates a saver that writes the newest value at most once in `delayMs`, and at the latest that long after an edit.
 */
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
      // The timer starts with the first pending edit, so that saving also works while a reader edits without a pause.
      timer ??= setTimeout(flush, delayMs);
    },
    flush,
    drop,
  };
}
