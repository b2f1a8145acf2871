import { program, runNode } from '../runNode.ts';
import { type Check, tallyOf } from './tally.ts';

const EVERYTHING = ['.'];

/**
 * In one thread: each of several would work out the types of the same modules for itself, which takes a third more of
 * the processors in all.
 */
const BESIDE_OTHERS = { words: ['--threads=1'], env: { GOMAXPROCS: '1' } };
const ALONE = { words: [], env: {} };

/**
 * Lints what it is given: all of it, or the files of a change. One program of all files provides the types.
 * @param options.isAlone Whether it has all processors, and should end soon; otherwise it takes as little of them as it
 * can. @default true
 */
export function createLint(
  files: readonly string[] = EVERYTHING,
  { isAlone = true }: { readonly isAlone?: boolean } = {},
): Check {
  // All files of a change may be files that are not linted; if everything is linted, that would be a fault.
  const mayBeNone = files === EVERYTHING ? [] : ['--no-error-on-unmatched-pattern'];
  const { words, env } = isAlone ? ALONE : BESIDE_OTHERS;
  const command = [program('oxlint/bin/oxlint'), '--tsconfig=tsconfig.lint.json', ...words, ...mayBeNone];
  return { name: 'lint', run: async () => tallyOf((await runNode([...command, ...files], { env })) === 0) };
}
