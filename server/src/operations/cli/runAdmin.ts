import { parseArgs } from 'node:util';
import { isDatabaseAway } from '../../db/isDatabaseAway.ts';
import { StartError } from '../../config/startError.ts';
import { RefusedError } from '../refusedError.ts';
import { ACCOUNT_COMMANDS } from './accountCommands.ts';
import { BACKUP_COMMANDS } from './backupCommands.ts';
import { UsageError, type Command, type CommandInput, type Surroundings } from './command.ts';
import { DATABASE_COMMANDS } from './databaseCommands.ts';
import { writeCommandHelp, writeHelp } from './help.ts';
import { INVOICE_COMMANDS } from './invoiceCommands.ts';

/** All commands of the operator, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...DATABASE_COMMANDS,
  ...INVOICE_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...BACKUP_COMMANDS,
};

/**
 * Runs a command line and returns the exit code: 0 done, 1 refused, with one line that explains why, 2 not understood.
 * Throws any other error, which is a defect of the program.
 */
export async function runAdmin(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const [name = '--help', ...rest] = args;
  try {
    if (name === '--help' || name === 'help') {
      surroundings.print(writeHelp(COMMANDS));
      return args.length === 0 ? 2 : 0;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) throw new UsageError(`Unknown command ${name}; --help lists all commands`);
    const input = readWords(command, rest);
    if (input === null) surroundings.print(writeCommandHelp(name, command));
    else await command.run(input, surroundings);
    return 0;
  } catch (error) {
    surroundings.log(describe(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Returns null if help is requested. */
function readWords(
  { words = [], flags = [], values = {} }: Command,
  args: readonly string[],
): CommandInput | null {
  const options = {
    help: { type: 'boolean' as const },
    ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
    ...Object.fromEntries(Object.keys(values).map((name) => [name, { type: 'string' as const }])),
  };
  const parsed = parse(args, options);
  if (parsed.values['help'] === true) return null;
  const { positionals } = parsed;
  if (positionals.length > words.length)
    throw new UsageError(`${positionals[words.length]} is an unexpected argument`);
  if (positionals.length < words.length)
    throw new UsageError(`Missing: ${words.slice(positionals.length).join(' ')}`);
  const given = Object.entries(parsed.values);
  return {
    words: positionals,
    flags: new Set(given.filter(([, value]) => value === true).map(([flag]) => flag)),
    values: Object.fromEntries(
      given.filter(([, value]) => typeof value === 'string'),
    ) as CommandInput['values'],
  };
}

function parse(args: readonly string[], options: Readonly<Record<string, { type: 'boolean' | 'string' }>>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(describeOption(error), { cause: error });
  }
}

/** Node's message names the option first, and then explains to programmers how to pass it. */
function describeOption(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  const [, unknown] = /^Unknown option '([^']*)'/.exec(text) ?? [];
  return unknown === undefined
    ? (text.split('\n', 1)[0] ?? '')
    : `Unknown option ${unknown}; add --help to the command for its options`;
}

/** Returns one line for the operator. Rethrows an unexpected error, which is a defect of the program. */
function describe(error: unknown): string {
  if (error instanceof RefusedError || error instanceof StartError || error instanceof UsageError)
    return error.message;
  if (!(error instanceof Error) || !isDatabaseAway(error)) throw error;
  return `The database refused: ${error.message.split('\n', 1)[0]}`;
}
