/** An answer with what it cost, by which the place of the next solve is chosen. */
export interface TimedAnswer<Answer> {
  readonly answer: Answer;
  readonly tookMs: number;
}

/** A solver in a thread of its own. */
export interface SolvingThread<Document> {
  readonly solve: (document: Document) => void;
  readonly end: () => void;
}

export interface ThreadListeners<Answer> {
  readonly onAnswer: (answer: TimedAnswer<Answer>) => void;
  /** Called once when the thread is of no use: refused by the page's policy, not found where it should be, broken. */
  readonly onFailure: () => void;
}

/**
 * Starts a solver in a worker; null where none can be made at all. `create` makes the worker in the widget's own
 * module: bundlers look for `new Worker(new URL(…, import.meta.url))` in this very form.
 */
export function startSolvingThread<Document, Answer>(
  create: () => Worker | null,
  { onAnswer, onFailure }: ThreadListeners<Answer>,
): SolvingThread<Document> | null {
  if (typeof Worker === 'undefined') return null;
  const worker = attempt(create);
  if (worker === null) return null;
  worker.onmessage = ({ data }: MessageEvent<TimedAnswer<Answer>>) => onAnswer(data);
  const fail = (event: Event): void => {
    event.preventDefault();
    worker.terminate();
    onFailure();
  };
  worker.onerror = fail;
  worker.onmessageerror = fail;
  return { solve: (document) => worker.postMessage(document), end: () => worker.terminate() };
}

function attempt(create: () => Worker | null): Worker | null {
  try {
    return create();
  } catch {
    // A page's content policy and an address of another origin both throw here.
    return null;
  }
}
