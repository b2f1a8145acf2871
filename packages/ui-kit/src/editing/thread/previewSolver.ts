/** Solves one document after another as a live drawing needs them. */
export interface PreviewSolver<Document, Answer> {
  /** Solves a document; of one that a hand moves, what can wait until it rests may be left out. */
  readonly solve: (document: Document, isMoving: boolean) => Answer;
  /** The same in parts, one for each `next()`. */
  readonly solveInParts: (document: Document, isMoving: boolean) => Iterator<void, Answer, void>;
}
