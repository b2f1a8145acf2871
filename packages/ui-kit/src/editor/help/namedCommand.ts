/** A command without synonyms. */
export interface PlainCommand {
  readonly id: string;
  readonly label: string;
  /** Its keys, as displayed; empty if it has none. */
  readonly keys: string;
  /** Why it is unavailable; null if it is available. */
  readonly reason: string | null;
  readonly run: () => void;
}

/** A command of an editor with its names. */
export interface NamedCommand extends PlainCommand {
  /** Synonyms, separated by spaces. */
  readonly words: string;
}
