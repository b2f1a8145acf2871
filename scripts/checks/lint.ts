import { program, runNode } from '../runNode.ts';
import { type Check, tallyOf } from './tally.ts';

const EVERYTHING = ['.'];

/** Lints what it is given: all of it, or the files of a change. One program of all files tells the types. */
export function createLint(files: readonly string[] = EVERYTHING): Check {
  // All files of a change may be files that are not linted; if everything is linted, that would be a fault.
  const mayBeNone = files === EVERYTHING ? [] : ['--no-error-on-unmatched-pattern'];
  const command = [program('oxlint/bin/oxlint'), '--tsconfig=tsconfig.lint.json', ...mayBeNone];
  return { name: 'lint', run: async () => tallyOf((await runNode([...command, ...files])) === 0) };
}
