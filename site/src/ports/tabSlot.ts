const KEY = 'eecs.slot';

/** Reads which beam this tab of the browser shows; null for a tab that has shown none. */
export function readTabSlot(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    // Access itself throws where storage is blocked.
    return null;
  }
}

/** Keeps which beam this tab of the browser shows: a reload brings it back, whatever the other tabs show. */
export function writeTabSlot(id: string): void {
  try {
    window.sessionStorage.setItem(KEY, id);
  } catch {
    // A tab that cannot keep it shows what was worked on last.
  }
}
