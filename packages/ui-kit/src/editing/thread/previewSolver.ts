/** Solves one document after another as a live drawing needs them. */
export interface PreviewSolver<Document, Answer> {
  /** Solves a document; while a document is being moved, results that can wait may be omitted. */
  readonly solve: (document: Document, isMoving: boolean) => Answer;
  /** The same in parts, one for each `next()`. */
  readonly solveInParts: (document: Document, isMoving: boolean) => Iterator<void, Answer, void>;
}
