/**
 * The two steps of leaving a page: first every field commits its typed text, then documents, steps and drafts are
 * stored.
 */
export type LeaveStep = 'commit' | 'keep';

const listeners: Readonly<Record<LeaveStep, Set<() => void>>> = { commit: new Set(), keep: new Set() };

/**
 * Calls `listener` when the page is left, in its step; returns the function that removes it. A browser calls `pagehide`
 * listeners in the order in which they were added, capturing or not, so one listener orders all of ours.
 */
export function onPageLeave(step: LeaveStep, listener: () => void): () => void {
  // The browser ignores adding the same function again.
  window.addEventListener('pagehide', leave);
  listeners[step].add(listener);
  return () => {
    listeners[step].delete(listener);
  };
}

function leave(): void {
  for (const commit of [...listeners.commit]) commit();
  // If a field committed, React has queued its own microtask by now: the document is the new one when this one runs.
  queueMicrotask(() => {
    for (const keep of [...listeners.keep]) keep();
  });
}
