import type { PreviewSolver } from '../../editing/thread/previewSolver.ts';
import type { SolvingThread, ThreadListeners, TimedAnswer } from './solvingThread.ts';

/** How a kind of document is solved for a preview, in the page and in a thread. */
export interface SolvingMeans<Document, Answer> {
  /** The solver of the page, or how to load it when the page first needs it. */
  readonly solver: PreviewSolver<Document, Answer> | (() => Promise<PreviewSolver<Document, Answer>>);
  /** Starts a thread, or gives null if none can be. */
  readonly startThread: (listeners: ThreadListeners<Answer>) => SolvingThread<Document> | null;
  /** The size of a document: a solve takes about twice as long for twice the size. */
  readonly sizeOf: (document: Document) => number;
  /**
   * Documents below this size are always solved in the frame: the time of the first ones does not predict that of those
   * after them.
   */
  readonly smallBelow: number;
  /** Time for each unit of size before a document that is not small was solved, ms. */
  readonly firstMs: number;
  /** Whether a document takes so long to draw that it is neither solved in the frame nor while a hand moves it. */
  readonly isLarge: (document: Document) => boolean;
  /** Whether the answer for a moving document leaves something out, so that it is solved again when it rests. */
  readonly isPartialWhenMoving: boolean;
}

/** The parts of a live solver; tests give their own. */
export interface LiveSolverParts<Document, Answer> {
  readonly means: SolvingMeans<Document, Answer>;
  readonly onAnswer: (document: Document, answer: Answer) => void;
  /**
   * Returns whether a pointer or key is moving something: results that take long to draw wait until it is released, and
   * are then requested again.
   */
  readonly isMoving: () => boolean;
  /** Called when an answer has to be waited for, with false when there is none to wait for. */
  readonly onPutOff: (isPutOff: boolean) => void;
  readonly now: () => number;
  /** Runs in this very frame, once all that is being done now is done. */
  readonly runSoon: (run: () => void) => void;
  /** Runs when the page has had time to paint. */
  readonly runLater: (run: () => void) => void;
}

/** Solves what is on the board again and again; the newest wins, and at most one is under way. */
export interface LiveSolver<Document> {
  readonly ask: (document: Document) => void;
  readonly end: () => void;
}

/**
 * A solve that takes longer than this, ms, is made in a thread: it would not leave the frame that shows the edit enough
 * time to be drawn in. A quicker one is made in that frame: from a thread it would be seen a frame later.
 */
const QUICK_MS = 6;
/** Where there is no thread, one that takes longer than this, ms, is put off as long as a hand moves something. */
const SLOW_MS = 40;
/** Parts of a solve are made one after another until they have taken so long, ms; then the page may paint. */
const PART_MS = 8;

/** A document whose solve was begun, and whether a hand moved it then. */
interface Begun<Document> {
  readonly document: Document;
  readonly wasMoving: boolean;
}

/**
 * Creates the solver behind the live drawing. Quick documents are solved at once, others in a thread, or in parts where
 * a page may start none. An answer that comes when a newer document waits is dropped, unless a hand moves it: then it
 * is what can be seen moving. While the page loads its own solver, the thread solves quick documents too.
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
  // One that does not come is asked for again with the next edit.
  const load = createSolverFetch(means, (loaded) => {
    solver = loaded;
    advance();
  });
  /** Undefined until one is needed; null if there is none. */
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

  /** Solves the wanted document in parts, and starts again when there is a newer one. */
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
    // It came to rest while it was solved as something that moves.
    if (means.isPartialWhenMoving && wasMoving && !page.isMoving()) wanted ??= document;
    if (wanted === null) page.onPutOff(false);
    advance();
  }

  return {
    ask: (document) => {
      // The document that waits is wanted no more: the one that the thread solves is on the board again.
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

/** Makes the parts of a solve one after another, with time to paint in between, as long as it goes on. */
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

/** Loads the solver of the page with the first call, and again after one that failed. */
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
