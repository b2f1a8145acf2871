/** Host functions that a lesson omits. */
interface Sold {
  readonly solve?: unknown;
  readonly features?: unknown;
  readonly explain?: unknown;
  readonly solveNote?: unknown;
}

/**
 * Returns the host of an editor within a text: it solves in the page and has every feature, like an editor embedded in
 * another site, so that no lesson ends at a locked feature. Storing and saving still depend on the reader's plan.
 */
export function toLessonHost<Host extends Sold>(host: Host): Omit<Host, keyof Sold> {
  const { solve: _solve, features: _features, explain: _explain, solveNote: _solveNote, ...own } = host;
  return own;
}
