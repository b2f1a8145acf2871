import { useEffect } from 'react';

/** Waits for a quiet moment at most this long, ms. */
const IDLE_TIMEOUT_MS = 4000;

export interface QuietFetchOptions {
  /** How long more urgent requests have the network for themselves, ms. @default 0 */
  readonly afterMs?: number;
}

/**
 * Fetches parts in a quiet moment after a widget came; for readers who save data they come on demand.
 * `fetch` stays the same.
 */
export function useQuietFetch(fetch: () => Promise<unknown>, { afterMs = 0 }: QuietFetchOptions = {}): void {
  // Synchronizes with the browser's idle time.
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    if (connection?.saveData === true) return undefined;
    const fetchQuietly = (): void => void fetch().catch(() => undefined);
    // Safari knows no idle time.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchQuietly, afterMs + IDLE_TIMEOUT_MS / 4);
      return () => clearTimeout(timer);
    }
    let id = 0;
    const wait = (): void => {
      id = window.requestIdleCallback(fetchQuietly, { timeout: IDLE_TIMEOUT_MS });
    };
    const timer = setTimeout(wait, afterMs);
    return () => {
      clearTimeout(timer);
      window.cancelIdleCallback(id);
    };
  }, [fetch, afterMs]);
}
