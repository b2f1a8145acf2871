import type { Environment } from '../../config/variables.ts';

/** The input and output of a command, which tests replace. */
export interface Surroundings {
  readonly env: Environment;
  /** Writes a line of the command's result. */
  readonly print: (line: string) => void;
  /** Writes a line about progress, separate from the result. */
  readonly log: (line: string) => void;
  /** Asks for a text that is not displayed while it is typed. */
  readonly askSecret: (prompt: string) => Promise<string>;
  /** UTC, ms. */
  readonly clock: () => number;
}

/** The arguments after the name of a command. */
export interface CommandInput {
  /** Exactly as many as the command declares. */
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** A command of the operator. */
export interface Command {
  /** Names of the required arguments, as the help shows them. */
  readonly words?: readonly string[];
  readonly flags?: readonly string[];
  /** Options with a value, and the name of the value in the help. */
  readonly values?: Readonly<Record<string, string>>;
  /** Its effect, in one sentence. */
  readonly about: string;
  /** The effect of each option, both flags and options with a value. */
  readonly options?: Readonly<Record<string, string>>;
  /** Effects, losses and requirements of the command, shown only in its own help. */
  readonly more?: string;
  readonly run: (input: CommandInput, surroundings: Surroundings) => Promise<void>;
}

/** Actor of the command line's actions in the audit trail. */
export const ACTOR = 'cli';

/** The command was not understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
