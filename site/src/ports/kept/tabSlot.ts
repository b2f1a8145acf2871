/** Reads which document of a kind this tab of the browser shows; null for a tab that has shown none. */
export function readTabSlot(prefix: string): string | null {
  try {
    return window.sessionStorage.getItem(`${prefix}.slot`);
  } catch {
    // Access itself throws where storage is blocked.
    return null;
  }
}

/** Keeps which document this tab of the browser shows: a reload brings it back, whatever the other tabs show. */
export function writeTabSlot(prefix: string, id: string): void {
  try {
    window.sessionStorage.setItem(`${prefix}.slot`, id);
  } catch {
    // A tab that cannot keep it shows what was worked on last.
  }
}
