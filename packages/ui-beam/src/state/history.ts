import type { BeamCase } from '@eecs/solver-core';
import { isSameDocument } from '@eecs/ui-kit/editor';

/** How many steps back a case remembers. */
export const MAX_STEPS = 100;

/** The document with what it was before and what was undone, newest last. */
export interface History {
  readonly past: readonly BeamCase[];
  readonly present: BeamCase;
  readonly future: readonly BeamCase[];
}

/** Creates the history of a case just opened. */
export function createHistory(present: BeamCase): History {
  return { past: [], present, future: [] };
}

/** Adds one step; an edit that changed nothing adds none, nor does one that leads back to where it began. */
export function pushStep(history: History, next: BeamCase): History {
  if (isSameDocument(next, history.present)) return history;
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present: next, future: [] };
}

/** Goes one step back; the same history when there is none. */
export function stepBack(history: History): History {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [...history.future, history.present],
  };
}

/** Goes one undone step forward again; the same history when there is none. */
export function stepForward(history: History): History {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future: history.future.slice(0, -1) };
}
