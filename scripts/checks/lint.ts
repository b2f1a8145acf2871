import { program, runNode } from '../runNode.ts';
import { type Check, tallyOf } from './tally.ts';

const EVERYTHING = ['.'];

/** Lints what it is given: all of it, or the files of a change. One program of all files tells the types. */
export function createLint(files: readonly string[] = EVERYTHING): Check {
  const command = [
    program('oxlint/bin/oxlint'),
    '--tsconfig=tsconfig.lint.json',
    '--no-error-on-unmatched-pattern',
  ];
  return { name: 'lint', run: async () => tallyOf((await runNode([...command, ...files])) === 0) };
}

/** Asks Prettier whether what it is given is written as it would write it. */
export function createFormat(files: readonly string[] = EVERYTHING): Check {
  const command = [program('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '--ignore-unknown'];
  return { name: 'format', run: async () => tallyOf((await runNode([...command, ...files])) === 0) };
}
