import type { ThreadReply, ThreadTask } from '../../editing/thread/answerTasks.ts';
import { describePatch } from '../../editing/thread/documentPatch.ts';

/** An answer and the time that it took, ms, by which the place of the next solve is chosen. */
export interface TimedAnswer<Answer> {
  readonly answer: Answer;
  readonly tookMs: number;
}

/** A solver in a thread of its own; it solves one document at a time. */
export interface SolvingThread<Document> {
  readonly solve: (document: Document, isMoving: boolean) => void;
  readonly end: () => void;
}

/** The listeners of a thread. */
export interface ThreadListeners<Answer> {
  readonly onAnswer: (answer: TimedAnswer<Answer>) => void;
  /** Called once when the thread is of no use: refused by the page's policy, not found where it should be, broken. */
  readonly onFailure: () => void;
}

/**
 * Starts a solver in a worker that runs `answerTasks`; null if none can be made at all. `create` makes the worker in
 * the widget's own module: bundlers look for `new Worker(new URL(…, import.meta.url))` in this very form. `unpack` makes
 * the answer of what the worker packed. Only what an edit changed is sent.
 */
export function startSolvingThread<Document extends object, Answer, Packed = Answer>(
  create: () => Worker | null,
  { onAnswer, onFailure }: ThreadListeners<Answer>,
  unpack: (packed: Packed) => Answer,
): SolvingThread<Document> | null {
  if (typeof Worker === 'undefined') return null;
  const worker = attempt(create);
  if (worker === null) return null;
  worker.onmessage = ({ data: { answer, tookMs } }: MessageEvent<ThreadReply<Packed>>) =>
    onAnswer({ answer: unpack(answer), tookMs });
  const fail = (event: Event): void => {
    event.preventDefault();
    worker.terminate();
    onFailure();
  };
  worker.onerror = fail;
  worker.onmessageerror = fail;
  let sent: object = {};
  return {
    solve: (document, isMoving) => {
      worker.postMessage({ patch: describePatch(sent, document), isMoving } satisfies ThreadTask);
      sent = document;
    },
    end: () => worker.terminate(),
  };
}

function attempt(create: () => Worker | null): Worker | null {
  try {
    return create();
  } catch {
    // A page's content policy and an address of another origin both throw here.
    return null;
  }
}
