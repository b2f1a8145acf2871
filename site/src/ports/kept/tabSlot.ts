/** Reads which document of a kind this tab shows; null if it has shown none. */
export function readTabSlot(prefix: string): string | null {
  try {
    return window.sessionStorage.getItem(`${prefix}.slot`);
  } catch {
    // Access itself throws if storage is blocked.
    return null;
  }
}

/** Stores which document this tab shows, so that a reload shows it again, whatever other tabs show. */
export function writeTabSlot(prefix: string, id: string): void {
  try {
    window.sessionStorage.setItem(`${prefix}.slot`, id);
  } catch {
    // A tab that cannot store it shows the most recent document.
  }
}
