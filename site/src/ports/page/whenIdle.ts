/** Longest wait for an idle moment, ms. */
const IDLE_TIMEOUT_MS = 4000;

/** Calls back when the browser is idle, or soon if it has no idle callback; never if the signal was aborted before. */
export function whenIdle(run: () => void, signal?: AbortSignal): void {
  // Safari has no idle callback.
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
