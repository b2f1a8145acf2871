import { useEffect } from 'react';
import { fetchTabs } from './TabBody.tsx';

/** Waits for a quiet moment at most this long, ms. */
const IDLE_TIMEOUT_MS = 4000;

/** Fetches the tabs of the panel in a quiet moment after the editor came; for readers who save data they come on demand. */
export function useFetchedTabs(): void {
  // Synchronizes with the browser's idle time.
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    if (connection?.saveData === true) return undefined;
    // Safari knows no idle time.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(() => void fetchTabs(), IDLE_TIMEOUT_MS / 4);
      return () => clearTimeout(timer);
    }
    const id = window.requestIdleCallback(() => void fetchTabs(), { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(id);
  }, []);
}
