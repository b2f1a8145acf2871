import { useEffect } from 'react';

/** The greatest waiting time for an idle moment, ms. */
const IDLE_TIMEOUT_MS = 4000;

export interface QuietFetchOptions {
  /** Time reserved for more urgent requests, ms. @default 0 */
  readonly afterMs?: number;
}

/**
 * Loads parts in an idle moment after a widget is mounted; for readers in data-saving mode they are loaded on demand.
 * `fetch` must stay the same.
 */
export function useQuietFetch(fetch: () => Promise<unknown>, { afterMs = 0 }: QuietFetchOptions = {}): void {
  // Waits for the browser's idle time.
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    if (connection?.saveData === true) return undefined;
    const fetchQuietly = (): void => void fetch().catch(() => undefined);
    // Safari has no `requestIdleCallback`.
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
