/** A command without the other words it is known by. */
export interface PlainCommand {
  readonly id: string;
  readonly label: string;
  /** As written on the keys; empty if it has none. */
  readonly keys: string;
  /** Why it cannot be done now; null when it can. */
  readonly reason: string | null;
  readonly run: () => void;
}

/** A command of an editor by its name. */
export interface NamedCommand extends PlainCommand {
  /** Other words it is known by, with spaces between. */
  readonly words: string;
}
