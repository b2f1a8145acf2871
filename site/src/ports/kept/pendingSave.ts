/** Session storage key of what this tab saves after login. */
const KEY = 'eecs.pendingSave';

/** Records in this tab that a document is to be saved after the login. */
export function notePendingSave(name: string): void {
  try {
    window.sessionStorage.setItem(KEY, name);
  } catch {
    // If the tab cannot store this, the user has to save again.
  }
}

/** Returns whether a document is to be saved after the login: the one with a name, or any. */
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
    // Then nothing was recorded.
  }
}
