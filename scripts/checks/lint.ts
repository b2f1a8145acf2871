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
