/** Joins edits to one undo step if they have the same key and follow each other within a second. */
export interface Joining {
  /** The act and its object: a key pressed on an object. */
  readonly key: string;
  /** When, ms of any clock that does not go back. */
  readonly atMs: number;
}
