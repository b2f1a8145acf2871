/** Joins edits to one undo step if they have the same key and follow each other within a second. */
export interface Joining {
  /** The action and its object: a key pressed on an object. */
  readonly key: string;
  /** The time, ms of a monotonic clock. */
  readonly atMs: number;
}
