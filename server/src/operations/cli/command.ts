import type { Environment } from '../../config/variables.ts';

/** The input and output of a command, so that a test can give it something else than the process. */
export interface Surroundings {
  readonly env: Environment;
  /** Writes a line that belongs to the answer. */
  readonly print: (line: string) => void;
  /** Writes a line about the work, apart from the answer. */
  readonly log: (line: string) => void;
  /** Asks for a text that is not shown. */
  readonly askSecret: (prompt: string) => Promise<string>;
  /** UTC, ms. */
  readonly clock: () => number;
}

/** The arguments after the name of a command. */
export interface CommandInput {
  /** As many as the command names. */
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** One thing an operator can do. */
export interface Command {
  /** Names of the words that must follow, as the help shows them. */
  readonly words?: readonly string[];
  readonly flags?: readonly string[];
  /** Options with a value, and what the help calls the value. */
  readonly values?: Readonly<Record<string, string>>;
  /** Its effect, in a sentence. */
  readonly about: string;
  /** The effect of each option, flags and those with a value. */
  readonly options?: Readonly<Record<string, string>>;
  /** The effects, losses and needs of the command, for the help of this command alone. */
  readonly more?: string;
  readonly run: (input: CommandInput, surroundings: Surroundings) => Promise<void>;
}

/** Actor of what the command line does, in the audit trail. */
export const ACTOR = 'cli';

/** The command was not understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
