import { program, runNode } from '../runNode.ts';
import { type Check, tallyOf } from './tally.ts';

export const lint: Check = {
  name: 'lint',
  run: async () =>
    // The linter keeps the types of all files in memory, which is more than Node grants by itself on a small machine.
    tallyOf(
      (await runNode([
        '--max-old-space-size=8192',
        program('eslint/bin/eslint.js'),
        '.',
        '--max-warnings=0',
      ])) === 0,
    ),
};

export const format: Check = {
  name: 'format',
  run: async () =>
    tallyOf(
      (await runNode([program('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'])) === 0,
    ),
};
