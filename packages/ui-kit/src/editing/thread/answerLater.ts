/**
 * Makes a solver of the page answer asynchronously, like a host, so that the busy state is painted before the work.
 *
 * @example const solveLocally = answerLater(solveBeam);
 */
export function answerLater<Document, Answer>(
  solve: (document: Document) => Answer,
): (document: Document) => Promise<Answer> {
  return async (document) => {
    await new Promise((resolve) => setTimeout(resolve));
    return solve(document);
  };
}
