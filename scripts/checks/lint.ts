import { program, runNode } from '../runNode.ts';
import { type Check, tallyOf } from './tally.ts';

const EVERYTHING = ['.'];

/**
 * One thread, because each of several would compute the types of the same modules again, which takes a third more
 * processor time in all.
 */
const BESIDE_OTHERS = { words: ['--threads=1'], env: { GOMAXPROCS: '1' } };
const ALONE = { words: [], env: {} };

/**
 * Lints everything, or the files of a change. One program of all files provides the types.
 * @param options.isAlone Whether it may use all processors, to end soon; otherwise it uses as few as possible. @default
 * true
 */
export function createLint(
  files: readonly string[] = EVERYTHING,
  { isAlone = true }: { readonly isAlone?: boolean } = {},
): Check {
  // A change may have no files that are linted; when everything is linted, that would be an error.
  const mayBeNone = files === EVERYTHING ? [] : ['--no-error-on-unmatched-pattern'];
  const { words, env } = isAlone ? ALONE : BESIDE_OTHERS;
  const command = [program('oxlint/bin/oxlint'), '--tsconfig=tsconfig.lint.json', ...words, ...mayBeNone];
  return { name: 'lint', run: async () => tallyOf((await runNode([...command, ...files], { env })) === 0) };
}
