import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';

/** What the live solver is built from; tests give their own. */
export interface LiveSolverParts {
  readonly loadSolver: () => Promise<(document: TrussCase) => TrussAnswer>;
  readonly onAnswer: (document: TrussCase, answer: TrussAnswer) => void;
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
/** A slow solve waits as many times its own length, so that a gesture has the better part of the time. */
const REST = 2;

/** Creates the solver behind the live drawing. It is loaded with the first truss; quick trusses are solved at once. */
export function createLiveSolver(parts: LiveSolverParts): LiveSolver {
  let wanted: TrussCase | null = null;
  let solve: ((document: TrussCase) => TrussAnswer) | null = null;
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
    isWaiting = true;
    if (tookMs < QUICK_MS) parts.runSoon(run);
    else parts.runLater(run, Math.min(400, tookMs * REST));
  }

  function run(): void {
    isWaiting = false;
    const document = wanted;
    if (isEnded || document === null || solve === null) return;
    wanted = null;
    const start = parts.now();
    const answer = solve(document);
    tookMs = parts.now() - start;
    parts.onAnswer(document, answer);
    advance();
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
