import { isSameDocument } from '../../editing/isSameDocument.ts';

/** The greatest number of undo steps of a document. */
export const MAX_STEPS = 100;

/** The document with its previous states and its undone ones, newest last. */
export interface History<Document> {
  readonly past: readonly Document[];
  readonly present: Document;
  readonly future: readonly Document[];
}

/** Creates the history of a document just opened. */
export function createHistory<Document>(present: Document): History<Document> {
  return { past: [], present, future: [] };
}

/** Changes the title of an unedited document that still has the title it was created with. */
export function retitle<Document extends { readonly title: string }>(
  history: History<Document>,
  { from, to }: { readonly from: string; readonly to: string },
): History<Document> {
  const { past, present, future } = history;
  const isTouched = past.length + future.length > 0 || present.title !== from;
  return isTouched || from === to ? history : createHistory({ ...present, title: to });
}

/** Adds one step; an edit without a change adds none, and neither does one that returns to the start of the step. */
export function pushStep<Document>(history: History<Document>, next: Document): History<Document> {
  if (isSameDocument(next, history.present)) return history;
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present: next, future: [] };
}

/** Replaces the end of the newest step; a step that returns to its start is removed. */
export function replaceStep<Document>(history: History<Document>, next: Document): History<Document> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined || isSameDocument(next, present)) return history;
  if (isSameDocument(next, before)) return { past: past.slice(0, -1), present: before, future };
  return { past, present: next, future };
}

/** Undoes one step; returns the same history if there is none. */
export function stepBack<Document>(history: History<Document>): History<Document> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [...history.future, history.present],
  };
}

/** Redoes one step; returns the same history if there is none. */
export function stepForward<Document>(history: History<Document>): History<Document> {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future: history.future.slice(0, -1) };
}
