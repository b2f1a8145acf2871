/** Solves one document after another for a live drawing. */
export interface PreviewSolver<Document, Answer> {
  /** Solves a document; while a document is being moved, results that can wait may be omitted. */
  readonly solve: (document: Document, isMoving: boolean) => Answer;
  /** Solves in parts, one for each `next()`. */
  readonly solveInParts: (document: Document, isMoving: boolean) => Iterator<void, Answer, void>;
}
