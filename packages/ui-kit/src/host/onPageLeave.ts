/**
 * The two steps of leaving a page: first every field commits its typed text, then documents, steps and drafts are
 * stored.
 */
export type LeaveStep = 'commit' | 'keep';

const listeners: Readonly<Record<LeaveStep, Set<() => void>>> = { commit: new Set(), keep: new Set() };

/**
 * Calls `listener` when the page is left, in its step, and returns how to stop. A browser calls the listeners of
 * `pagehide` in the order in which they were added, capturing or not, so one listener of ours orders them all.
 */
export function onPageLeave(step: LeaveStep, listener: () => void): () => void {
  // The browser ignores a second addition of the same function.
  window.addEventListener('pagehide', leave);
  listeners[step].add(listener);
  return () => {
    listeners[step].delete(listener);
  };
}

function leave(): void {
  for (const commit of [...listeners.commit]) commit();
  // React has queued its own microtask by now if a field committed: the document is the new one when this one runs.
  queueMicrotask(() => {
    for (const keep of [...listeners.keep]) keep();
  });
}
