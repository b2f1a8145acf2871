import type { DebugLog } from '../ports/page/debugLog.ts';

/** Has the debug mode write down what nobody caught. */
export function watchErrors(log: DebugLog): void {
  window.addEventListener('error', ({ error, message }) => log.add('window', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => log.add('promise', reason));
}
