import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import { isLarge } from '../scheme/isLarge.ts';

type Solve = (document: TrussCase, isMoving: boolean) => TrussAnswer;

/** What the live solver is built from; tests give their own. */
export interface LiveSolverParts {
  /** Loads the solver; what moves is solved without what can wait until it rests. */
  readonly loadSolver: () => Promise<Solve>;
  readonly onAnswer: (document: TrussCase, answer: TrussAnswer) => void;
  /** Says whether a hand moves something: a slow solve waits until it lets go, and is asked for again then. */
  readonly isMoving: () => boolean;
  /** Called when a solve is put off, with false when it was made. */
  readonly onPutOff: (isPutOff: boolean) => void;
  readonly now: () => number;
  readonly runSoon: (run: () => void) => void;
  readonly runLater: (run: () => void, ms: number) => void;
}

/** Solves what is on the board again and again; the newest wins. */
export interface LiveSolver {
  readonly ask: (document: TrussCase) => void;
  readonly end: () => void;
}

/** A solve that takes longer than this, ms, is not made in the frame that shows the edit. */
const QUICK_MS = 6;
/** One that takes longer than this, ms, or whose result takes long to draw, is put off as long as a hand moves something. */
const SLOW_MS = 40;
/** What a truss takes that was never solved, ms for each rod. */
const FIRST_MS = 0.01;
/** A slow solve waits as many times its own length, so that a gesture has the better part of the time. */
const REST = 2;
const LONGEST_REST_MS = 400;

/** Creates the solver behind the live drawing. It is loaded with the first truss; quick trusses are solved at once. */
export function createLiveSolver(parts: LiveSolverParts): LiveSolver {
  let wanted: TrussCase | null = null;
  let solve: Solve | null = null;
  let tookMs = 0;
  let isWaiting = false;
  let isEnded = false;

  parts.loadSolver().then(
    (loaded) => {
      solve = loaded;
      advance();
    },
    // Without the solver there is no preview; the editor goes on without one.
    () => undefined,
  );

  function advance(): void {
    if (isEnded || isWaiting || solve === null || wanted === null) return;
    const expectedMs = tookMs === 0 ? wanted.links.length * FIRST_MS : tookMs;
    if (putOff(expectedMs)) return;
    isWaiting = true;
    if (expectedMs < QUICK_MS) parts.runSoon(run);
    else parts.runLater(run, Math.min(LONGEST_REST_MS, expectedMs * REST));
  }

  function run(): void {
    isWaiting = false;
    const document = wanted;
    if (isEnded || document === null || solve === null || putOff(tookMs)) return;
    wanted = null;
    const start = parts.now();
    const answer = solve(document, parts.isMoving());
    tookMs = parts.now() - start;
    parts.onAnswer(document, answer);
    parts.onPutOff(false);
    advance();
  }

  /** A slow solve is put off; says whether it has to wait for the hand too. */
  function putOff(expectedMs: number): boolean {
    const isLong = expectedMs > SLOW_MS || (wanted !== null && isLarge(wanted));
    if (isLong) parts.onPutOff(true);
    return isLong && parts.isMoving();
  }

  return {
    ask: (document) => {
      wanted = document;
      advance();
    },
    end: () => {
      isEnded = true;
    },
  };
}
