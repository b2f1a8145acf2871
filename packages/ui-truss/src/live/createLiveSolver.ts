import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import type { ThreadListeners, TimedAnswer } from '@eecs/ui-kit/editor';
import { isLarge } from '../scheme/isLarge.ts';
import type { PreviewSolver } from './solvePreview.ts';
import type { TrussThread } from './startTrussThread.ts';

/** The solver. A moving truss is solved without the parts that can wait until it rests. */
export interface SolvingMeans extends PreviewSolver {
  /** Starts a thread, or gives null where none can be. */
  readonly startThread: (listeners: ThreadListeners<TrussAnswer>) => TrussThread | null;
}

/** The parts of a live solver; tests give their own. */
export interface LiveSolverParts {
  readonly means: SolvingMeans;
  readonly onAnswer: (document: TrussCase, answer: TrussAnswer) => void;
  /**
   * Says whether a hand moves something: what takes long to draw waits until it lets go, and is asked for again then.
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
export interface LiveSolver {
  readonly ask: (document: TrussCase) => void;
  readonly end: () => void;
}

/**
 * A solve that takes longer than this, ms, is made in a thread: it would not leave the frame that shows the edit enough
 * time to be drawn in. A quicker one is made in that frame: from a thread it would be seen a frame later.
 */
const QUICK_MS = 6;
/** So many rods are always solved in the frame: what the first of them take says nothing of those after them. */
const FEW_RODS = 200;
/** Time per rod of a truss when none of its size was solved yet, ms. */
const FIRST_MS = 0.01;
/** Where there is no thread, one that takes longer than this, ms, is put off as long as a hand moves something. */
const SLOW_MS = 40;
/** Parts of a solve are made one after another until they have taken so long, ms; then the page may paint. */
const PART_MS = 8;

/**
 * Creates the solver behind the live drawing. Quick trusses are solved at once, others in a thread, or in parts where a
 * page may start none. An answer that comes when a newer truss waits is dropped, unless a hand moves it: then it is
 * what can be seen moving.
 */
export function createLiveSolver({ means, ...page }: LiveSolverParts): LiveSolver {
  let wanted: TrussCase | null = null;
  /** In a thread, and whether a hand moved it when it was begun. */
  let inThread: { readonly document: TrussCase; readonly wasMoving: boolean } | null = null;
  let rodMs = FIRST_MS;
  let isTurnAsked = false;
  let isEnded = false;
  /** Undefined until one is needed; null where there is none. */
  let thread: TrussThread | null | undefined;

  function advance(): void {
    if (isEnded || isTurnAsked || inThread !== null || wanted === null) return;
    const { length } = wanted.links;
    if (length < FEW_RODS || (length * rodMs < QUICK_MS && !isLarge(wanted))) {
      isTurnAsked = true;
      page.runSoon(solveAtOnce);
      return;
    }
    page.onPutOff(true);
    if (thread === undefined) thread = means.startThread({ onAnswer: takeFromThread, onFailure: dropThread });
    const wasMoving = page.isMoving();
    if (wasMoving && (isLarge(wanted) || (thread === null && length * rodMs > SLOW_MS))) return;
    if (thread === null) {
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
    if (isEnded || document === null) return;
    wanted = null;
    const wasMoving = page.isMoving();
    const start = page.now();
    const answer = means.solve(document, wasMoving);
    note(document, page.now() - start);
    take(answer, { document, wasMoving });
  }

  /** Solves what is wanted a part at a time, and begins anew where something newer is. */
  function solveInParts(): void {
    const document = wanted;
    if (isEnded || document === null) return;
    const wasMoving = page.isMoving();
    const solving = means.solveInParts(document, wasMoving);
    let tookMs = 0;
    const goOn = (): void => {
      if (isEnded) return;
      if (wanted !== document) {
        solveInParts();
        return;
      }
      const start = page.now();
      let part = solving.next();
      while (part.done !== true && page.now() - start < PART_MS) part = solving.next();
      tookMs += page.now() - start;
      if (part.done !== true) {
        page.runLater(goOn);
        return;
      }
      isTurnAsked = false;
      wanted = null;
      note(document, tookMs);
      take(part.value, { document, wasMoving });
    };
    goOn();
  }

  function takeFromThread({ answer, tookMs }: TimedAnswer<TrussAnswer>): void {
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

  function note({ links }: TrussCase, tookMs: number): void {
    if (links.length >= FEW_RODS) rodMs = tookMs / links.length;
  }

  function take(
    answer: TrussAnswer,
    { document, wasMoving }: { readonly document: TrussCase; readonly wasMoving: boolean },
  ): void {
    page.onAnswer(document, answer);
    // It came to rest while it was solved as something that moves.
    if (wasMoving && !page.isMoving()) wanted ??= document;
    if (wanted === null) page.onPutOff(false);
    advance();
  }

  return {
    ask: (document) => {
      if (document === inThread?.document) return;
      wanted = document;
      advance();
    },
    end: () => {
      isEnded = true;
      wanted = null;
      thread?.end();
    },
  };
}
