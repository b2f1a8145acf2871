import type { ThreadReply, ThreadTask } from '../../editing/thread/answerTasks.ts';
import { describePatch } from '../../editing/thread/documentPatch.ts';

/** An answer and its solve time, ms, which decides where the next solve runs. */
export interface TimedAnswer<Answer> {
  readonly answer: Answer;
  readonly tookMs: number;
}

/** A solver in its own thread; it solves one document at a time. */
export interface SolvingThread<Document> {
  readonly solve: (document: Document, isMoving: boolean) => void;
  readonly end: () => void;
}

/** The listeners of a thread. */
export interface ThreadListeners<Answer> {
  readonly onAnswer: (answer: TimedAnswer<Answer>) => void;
  /** Called once if the thread is unusable: forbidden by the page's policy, not found at its URL, broken. */
  readonly onFailure: () => void;
}

/**
 * Starts a solver in a worker that runs `answerTasks`; null if no worker can be created. `create` must create the
 * worker in the widget's own module, because bundlers look for exactly `new Worker(new URL(…, import.meta.url))`.
 * `unpack` turns the message of the worker into the answer. Only the changes of an edit are sent.
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
    // The page's content policy, or a URL of another origin, may throw here.
    return null;
  }
}
