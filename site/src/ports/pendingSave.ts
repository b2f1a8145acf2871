/** Where this tab keeps which beam is to be saved once somebody has logged in. */
const KEY = 'eecs.pendingSave';

/** Notes that a beam is to be saved after the login; for this tab, until it is done. */
export function notePendingSave(slot: string): void {
  try {
    window.sessionStorage.setItem(KEY, slot);
  } catch {
    // A tab that may keep nothing has to be told to save once more.
  }
}

/** Answers whether a beam waits for the login to be saved. */
export function isSavePending(slot: string): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === slot;
  } catch {
    return false;
  }
}

export function forgetPendingSave(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}
