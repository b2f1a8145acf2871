import type { PreviewSolver } from '../../editing/thread/previewSolver.ts';
import type { SolvingThread, ThreadListeners, TimedAnswer } from './solvingThread.ts';

/** How a kind of document is solved for a preview, in the page and in a thread. */
export interface SolvingMeans<Document, Answer> {
  /** The solver of the page, or the function that loads it on first use. */
  readonly solver: PreviewSolver<Document, Answer> | (() => Promise<PreviewSolver<Document, Answer>>);
  /** Starts a thread; null if none can be started. */
  readonly startThread: (listeners: ThreadListeners<Answer>) => SolvingThread<Document> | null;
  /** The size of a document: doubling it about doubles the time of a solve. */
  readonly sizeOf: (document: Document) => number;
  /**
   * Documents below this size are always solved in the frame, because the time of the first solves does not predict
   * that of later ones.
   */
  readonly smallBelow: number;
  /** Assumed time per unit of size until a larger document was solved, ms. */
  readonly firstMs: number;
  /** Whether a document takes so long to draw that it is not solved in the frame, nor during a gesture. */
  readonly isLarge: (document: Document) => boolean;
  /** Whether the answer during a gesture leaves something out, so that the document is solved again afterwards. */
  readonly isPartialWhenMoving: boolean;
}

/** The parts of a live solver; tests pass their own. */
export interface LiveSolverParts<Document, Answer> {
  readonly means: SolvingMeans<Document, Answer>;
  readonly onAnswer: (document: Document, answer: Answer) => void;
  /**
   * Returns whether a pointer or key is moving something: results that take long to draw wait until it is released, and
   * are then requested again.
   */
  readonly isMoving: () => boolean;
  /** Called with true when an answer is delayed, with false when none is pending any more. */
  readonly onPutOff: (isPutOff: boolean) => void;
  readonly now: () => number;
  /** Runs in the current frame, after the current task. */
  readonly runSoon: (run: () => void) => void;
  /** Runs when the page has had time to paint. */
  readonly runLater: (run: () => void) => void;
}

/** Solves the document on the board repeatedly; the newest wins, and at most one solve is under way. */
export interface LiveSolver<Document> {
  readonly ask: (document: Document) => void;
  readonly end: () => void;
}

/**
 * A solve that takes longer than this, ms, runs in a thread, because it would not leave enough time in the frame of the
 * edit for drawing. A quicker one runs in that frame, because from a thread its result would appear a frame later.
 */
const QUICK_MS = 6;
/** Without a thread, a solve that takes longer than this, ms, is postponed until the gesture ends. */
const SLOW_MS = 40;
/** Parts of a solve run one after another for at most this long, ms; then the page may paint. */
const PART_MS = 8;

/** A document whose solve has begun, and whether a gesture was under way then. */
interface Begun<Document> {
  readonly document: Document;
  readonly wasMoving: boolean;
}

/**
 * Creates the solver behind the live drawing. Quick documents are solved at once, others in a thread, or in parts if
 * the page cannot start one. An answer that arrives while a newer document waits is dropped, except during a gesture,
 * in which it shows the motion. While the page loads its own solver, the thread solves quick documents too.
 */
export function createLiveSolver<Document, Answer>({
  means,
  ...page
}: LiveSolverParts<Document, Answer>): LiveSolver<Document> {
  let wanted: Document | null = null;
  let inThread: Begun<Document> | null = null;
  let unitMs = means.firstMs;
  let isTurnAsked = false;
  let isEnded = false;
  let solver = typeof means.solver === 'function' ? null : means.solver;
  // If loading fails, it is tried again with the next edit.
  const load = createSolverFetch(means, (loaded) => {
    solver = loaded;
    advance();
  });
  /** Undefined until one is needed; null if none can be started. */
  let thread: SolvingThread<Document> | null | undefined;

  function advance(): void {
    if (isEnded || isTurnAsked || inThread !== null || wanted === null) return;
    const size = means.sizeOf(wanted);
    const isQuick = size < means.smallBelow || (size * unitMs < QUICK_MS && !means.isLarge(wanted));
    if (isQuick && solver !== null) {
      isTurnAsked = true;
      page.runSoon(solveAtOnce);
      return;
    }
    page.onPutOff(true);
    thread ??=
      thread === null ? null : means.startThread({ onAnswer: takeFromThread, onFailure: dropThread });
    if (isQuick || thread === null) load();
    const wasMoving = page.isMoving();
    if (wasMoving && (means.isLarge(wanted) || (thread === null && size * unitMs > SLOW_MS))) return;
    if (thread === null) {
      if (solver === null) return;
      isTurnAsked = true;
      page.runLater(solveInParts);
      return;
    }
    inThread = { document: wanted, wasMoving };
    wanted = null;
    thread.solve(inThread.document, wasMoving);
  }

  function solveAtOnce(): void {
    isTurnAsked = false;
    const document = wanted;
    if (isEnded || document === null || solver === null) return;
    wanted = null;
    const wasMoving = page.isMoving();
    const start = page.now();
    const answer = solver.solve(document, wasMoving);
    note(document, page.now() - start);
    take(answer, { document, wasMoving });
  }

  /** Solves the wanted document in parts, and starts again if there is a newer one. */
  function solveInParts(): void {
    const document = wanted;
    if (isEnded || document === null || solver === null) return;
    const wasMoving = page.isMoving();
    makeParts(solver.solveInParts(document, wasMoving), {
      ...page,
      goesOn: () => {
        if (isEnded || wanted === document) return !isEnded;
        solveInParts();
        return false;
      },
      onMade: (answer, tookMs) => {
        isTurnAsked = false;
        wanted = null;
        note(document, tookMs);
        take(answer, { document, wasMoving });
      },
    });
  }

  function takeFromThread({ answer, tookMs }: TimedAnswer<Answer>): void {
    const solved = inThread;
    inThread = null;
    if (isEnded || solved === null) return;
    note(solved.document, tookMs);
    if (wanted === null || page.isMoving()) take(answer, solved);
    else advance();
  }

  function dropThread(): void {
    thread = null;
    wanted ??= inThread?.document ?? null;
    inThread = null;
    advance();
  }

  function note(document: Document, tookMs: number): void {
    const size = means.sizeOf(document);
    if (size >= means.smallBelow) unitMs = tookMs / size;
  }

  function take(answer: Answer, { document, wasMoving }: Begun<Document>): void {
    page.onAnswer(document, answer);
    // The gesture ended while the document was solved as a moving one.
    if (means.isPartialWhenMoving && wasMoving && !page.isMoving()) wanted ??= document;
    if (wanted === null) page.onPutOff(false);
    advance();
  }

  return {
    ask: (document) => {
      // The waiting document is obsolete: the board again shows the one that the thread is solving.
      wanted = document === inThread?.document ? null : document;
      advance();
    },
    end: () => {
      isEnded = true;
      wanted = null;
      thread?.end();
    },
  };
}

/** Runs the parts of a solve one after another, with time to paint in between, until it is done or cancelled. */
function makeParts<Answer>(
  parts: Iterator<void, Answer, void>,
  {
    now,
    runLater,
    goesOn,
    onMade,
  }: Pick<LiveSolverParts<never, never>, 'now' | 'runLater'> & {
    readonly goesOn: () => boolean;
    readonly onMade: (answer: Answer, tookMs: number) => void;
  },
): void {
  let tookMs = 0;
  const goOn = (): void => {
    if (!goesOn()) return;
    const start = now();
    let part = parts.next();
    while (part.done !== true && now() - start < PART_MS) part = parts.next();
    tookMs += now() - start;
    if (part.done === true) onMade(part.value, tookMs);
    else runLater(goOn);
  };
  goOn();
}

/** Loads the solver of the page on the first call, and again after a failure. */
function createSolverFetch<Document, Answer>(
  { solver }: Pick<SolvingMeans<Document, Answer>, 'solver'>,
  onLoaded: (loaded: PreviewSolver<Document, Answer>) => void,
): () => void {
  let isLoading = false;
  return () => {
    if (isLoading || typeof solver !== 'function') return;
    isLoading = true;
    solver().then(onLoaded, () => (isLoading = false));
  };
}
