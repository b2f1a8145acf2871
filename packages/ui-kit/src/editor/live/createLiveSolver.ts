import type { SolvingThread, ThreadListeners, TimedAnswer } from './solvingThread.ts';

/** The parts of a live solver; tests give their own. */
export interface LiveSolverParts<Document, Answer> {
  /** Starts a thread, or gives null where none can be. */
  readonly startThread: (listeners: ThreadListeners<Answer>) => SolvingThread<Document> | null;
  /** Loads the solver of the page itself. */
  readonly loadSolver: () => Promise<(document: Document) => TimedAnswer<Answer>>;
  /** Runs in this very frame, once all that is being done now is done. */
  readonly runSoon: (run: () => void) => void;
  /** Runs when the page has had time to paint, and to do else what it has to; the last solve took so long, ms. */
  readonly runLater: (run: () => void, tookMs: number) => void;
  readonly onAnswer: (document: Document, answer: Answer) => void;
}

/** Solves what is on the board again and again: the newest wins, at most one is under way. */
export interface LiveSolver<Document> {
  readonly ask: (document: Document) => void;
  readonly end: () => void;
}

/**
 * Solves that take longer than this, ms, belong into a thread of their own. A quicker one is done in the page, in the
 * very frame that shows the edit: from a thread it would be painted a frame later.
 */
const QUICK_MS = 5;

/**
 * Creates the solver behind the live diagrams. It starts in a thread, so that loading and the first, slow solve hinder
 * nobody; documents found to be quick go on in the page, others stay in the thread. Where there is no thread, or it
 * breaks, the page solves them all.
 */
export function createLiveSolver<Document, Answer>({
  startThread,
  loadSolver,
  runSoon,
  runLater,
  onAnswer,
}: LiveSolverParts<Document, Answer>): LiveSolver<Document> {
  let wanted: Document | null = null;
  let inThread: Document | null = null;
  let isTurnAsked = false;
  let isQuick = false;
  let lastMs = 0;
  let isEnded = false;
  let solve: ((document: Document) => TimedAnswer<Answer>) | null = null;
  let isLoading = false;

  let thread = startThread({
    onAnswer: ({ answer, tookMs }) => {
      const document = inThread;
      inThread = null;
      if (isEnded || document === null) return;
      note(tookMs);
      // A newer wish does not make this answer worthless: until then it is what can be seen moving.
      onAnswer(document, answer);
      advance();
    },
    onFailure: () => {
      thread = null;
      wanted ??= inThread;
      inThread = null;
      advance();
    },
  });

  function note(tookMs: number): void {
    lastMs = tookMs;
    isQuick = tookMs < QUICK_MS;
  }

  function advance(): void {
    if (isEnded || wanted === null || inThread !== null) return;
    const belongsToPage = thread === null || isQuick;
    if (belongsToPage) load();
    if (belongsToPage && solve !== null) {
      if (isTurnAsked) return;
      isTurnAsked = true;
      if (isQuick) runSoon(solveInPage);
      else runLater(solveInPage, lastMs);
    } else if (thread !== null) {
      inThread = wanted;
      wanted = null;
      thread.solve(inThread);
    }
  }

  function solveInPage(): void {
    isTurnAsked = false;
    const document = wanted;
    if (isEnded || document === null || solve === null) return;
    wanted = null;
    const { answer, tookMs } = solve(document);
    note(tookMs);
    onAnswer(document, answer);
  }

  function load(): void {
    if (isLoading) return;
    isLoading = true;
    loadSolver().then(
      (loaded) => {
        solve = loaded;
        advance();
      },
      // Not to be had now; asked for again with the next edit.
      () => (isLoading = false),
    );
  }

  return {
    ask: (document) => {
      wanted = document;
      advance();
    },
    end: () => {
      isEnded = true;
      wanted = null;
      thread?.end();
      thread = null;
    },
  };
}
