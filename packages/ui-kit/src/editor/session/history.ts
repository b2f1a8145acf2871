import { isSameDocument } from '../../editing/isSameDocument.ts';

/** How many steps back a document remembers. */
export const MAX_STEPS = 100;

/** The document with what it was before and what was undone, newest last. */
export interface History<Document> {
  readonly past: readonly Document[];
  readonly present: Document;
  readonly future: readonly Document[];
}

/** Creates the history of a document just opened. */
export function createHistory<Document>(present: Document): History<Document> {
  return { past: [], present, future: [] };
}

/** Calls a document otherwise that nothing was done to and that still has the title it was created with. */
export function retitle<Document extends { readonly title: string }>(
  history: History<Document>,
  { from, to }: { readonly from: string; readonly to: string },
): History<Document> {
  const { past, present, future } = history;
  const isTouched = past.length + future.length > 0 || present.title !== from;
  return isTouched || from === to ? history : createHistory({ ...present, title: to });
}

/**
 * Adds one step; an edit that changed nothing adds none, and neither does one that returns to the start of the step.
 */
export function pushStep<Document>(history: History<Document>, next: Document): History<Document> {
  if (isSameDocument(next, history.present)) return history;
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present: next, future: [] };
}

/** Makes another end of the newest step; one that leads back to where it began is no step any more. */
export function replaceStep<Document>(history: History<Document>, next: Document): History<Document> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined || isSameDocument(next, present)) return history;
  if (isSameDocument(next, before)) return { past: past.slice(0, -1), present: before, future };
  return { past, present: next, future };
}

/** Goes one step back; the same history when there is none. */
export function stepBack<Document>(history: History<Document>): History<Document> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [...history.future, history.present],
  };
}

/** Goes one undone step forward again; the same history when there is none. */
export function stepForward<Document>(history: History<Document>): History<Document> {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future: history.future.slice(0, -1) };
}
