/** The key under which this tab keeps what is to be saved after login. */
const KEY = 'eecs.pendingSave';

/** Notes that a document is to be saved after the login; for this tab, until it is done. */
export function notePendingSave(name: string): void {
  try {
    window.sessionStorage.setItem(KEY, name);
  } catch {
    // In a tab that may keep nothing the user is asked to save once more.
  }
}

/** Returns whether a document waits for the login to be saved: that of a name, or any. */
export function isSavePending(name?: string): boolean {
  try {
    const pending = window.sessionStorage.getItem(KEY);
    return name === undefined ? pending !== null : pending === name;
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
