import type { DebugLog } from '../ports/page/debugLog.ts';

/** Records uncaught errors in the log of the debug mode. */
export function watchErrors(log: DebugLog): void {
  window.addEventListener('error', ({ error, message }) => log.add('window', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => log.add('promise', reason));
}
