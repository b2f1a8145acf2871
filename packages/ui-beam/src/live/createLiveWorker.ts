import type { BeamCase } from '@eecs/solver-core';
import type { TimedAnswer } from './solvePreview.ts';

/** A solver in a thread of its own. */
export interface SolvingThread {
  readonly solve: (document: BeamCase) => void;
  readonly end: () => void;
}

export interface ThreadListeners {
  readonly onAnswer: (answer: TimedAnswer) => void;
  /** Called once when the thread is of no use: refused by the page's policy, not found where it should be, broken. */
  readonly onFailure: () => void;
}

/** Starts the worker; null where none can be made at all. */
export function createLiveWorker({ onAnswer, onFailure }: ThreadListeners): SolvingThread | null {
  if (typeof Worker === 'undefined') return null;
  let worker: Worker;
  try {
    // Bundlers look for this very form. The published build names the built file.
    worker = new Worker(new URL('./liveWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A page's content policy and an address of another origin both throw here.
    return null;
  }
  worker.onmessage = ({ data }: MessageEvent<TimedAnswer>) => onAnswer(data);
  const fail = (event: Event): void => {
    event.preventDefault();
    worker.terminate();
    onFailure();
  };
  worker.onerror = fail;
  worker.onmessageerror = fail;
  return { solve: (document) => worker.postMessage(document), end: () => worker.terminate() };
}
