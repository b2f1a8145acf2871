/** Host functions that a lesson leaves out. */
interface Sold {
  readonly solve?: unknown;
  readonly features?: unknown;
  readonly explain?: unknown;
  readonly solveNote?: unknown;
}

/**
 * Returns the surroundings of an editor within a text: it solves in the page and has every feature, as an editor
 * embedded in a stranger's page does, so that no lesson ends at a lock. Storing and saving depend on the reader's
 * plan, as before.
 */
export function toLessonHost<Host extends Sold>(host: Host): Omit<Host, keyof Sold> {
  const { solve: _solve, features: _features, explain: _explain, solveNote: _solveNote, ...own } = host;
  return own;
}
