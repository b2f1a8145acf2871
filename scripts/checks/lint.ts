import { program, runNode } from '../runNode.ts';
import { type Check, tallyOf } from './tally.ts';

const EVERYTHING = ['.'];

/** Lints what it is given: all of it, or the files of a change. */
export function createLint(files: readonly string[] = EVERYTHING): Check {
  // The linter keeps the types of all files in memory, which is more than Node grants by itself on a small machine.
  const command = ['--max-old-space-size=8192', program('eslint/bin/eslint.js')];
  return {
    name: 'lint',
    run: async () =>
      tallyOf((await runNode([...command, ...files, '--max-warnings=0', '--no-warn-ignored'])) === 0),
  };
}

/** Asks Prettier whether what it is given is written as it would write it. */
export function createFormat(files: readonly string[] = EVERYTHING): Check {
  const command = [program('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '--ignore-unknown'];
  return { name: 'format', run: async () => tallyOf((await runNode([...command, ...files])) === 0) };
}
