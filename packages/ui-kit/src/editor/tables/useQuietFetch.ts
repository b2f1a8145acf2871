import { useEffect } from 'react';

/** Waits for a quiet moment at most this long, ms. */
const IDLE_TIMEOUT_MS = 4000;

/**
 * Fetches parts of an editor in a quiet moment after it came, one after another; for readers who save data they come on demand.
 * `fetch` stays the same.
 */
export function useQuietFetch(fetch: () => Promise<void>): void {
  // Synchronizes with the browser's idle time.
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    if (connection?.saveData === true) return undefined;
    // Safari knows no idle time.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(() => void fetch(), IDLE_TIMEOUT_MS / 4);
      return () => clearTimeout(timer);
    }
    const id = window.requestIdleCallback(() => void fetch(), { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(id);
  }, [fetch]);
}
