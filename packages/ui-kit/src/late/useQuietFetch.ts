import { useEffect } from 'react';

/** Waits for a quiet moment at most this long, ms. */
const IDLE_TIMEOUT_MS = 4000;

/**
 * Fetches parts in a quiet moment after a widget came; for readers who save data they come on demand.
 * `fetch` stays the same.
 */
export function useQuietFetch(fetch: () => Promise<unknown>): void {
  // Synchronizes with the browser's idle time.
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    if (connection?.saveData === true) return undefined;
    // Safari knows no idle time.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(() => void fetch().catch(() => undefined), IDLE_TIMEOUT_MS / 4);
      return () => clearTimeout(timer);
    }
    const id = window.requestIdleCallback(() => void fetch().catch(() => undefined), {
      timeout: IDLE_TIMEOUT_MS,
    });
    return () => window.cancelIdleCallback(id);
  }, [fetch]);
}
