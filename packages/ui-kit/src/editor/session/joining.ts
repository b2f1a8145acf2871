/** Which edits are one step: those with the same key that follow each other within a second. */
export interface Joining {
  /** The act and its object: a key pressed on an object. */
  readonly key: string;
  /** When, ms of any clock that does not go back. */
  readonly atMs: number;
}
