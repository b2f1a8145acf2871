/** Waits for a quiet moment at most this long. */
const IDLE_TIMEOUT_MS = 4000;

/**
 * Calls back in a quiet moment, soon where the browser has no idle callback; not at all where the signal came before
 * it.
 */
export function whenIdle(run: () => void, signal?: AbortSignal): void {
  // Safari knows no idle time.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
    });
    return;
  }
  const id = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  signal?.addEventListener('abort', () => {
    window.cancelIdleCallback(id);
  });
}
