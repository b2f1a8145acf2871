import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_SITUATIONS, type FontSituation, useFonts } from '../browser/fontSituation.ts';
import { ROOT } from '../runNode.ts';
import type { Check } from './tally.ts';

const TESTS = ['packages/*/src/**/*.{test,stories}.tsx', 'site/{src,test}/**/*.test.{ts,tsx}'];
/** What asks a browser how large something is, which its text decides. */
const MEASURES =
  /getBoundingClientRect|(?:offset|client|scroll)(?:Width|Height)|boundingBox|measureText|readShifts/;

/**
 * Reads `--fonts=NAME` among the words of a command; undefined where it is not said. Throws for a name that is none.
 */
export function readFonts(words: readonly string[]): FontSituation | undefined {
  const said = words.find((word) => word.startsWith('--fonts='))?.slice('--fonts='.length);
  if (said === undefined) return undefined;
  const known = FONT_SITUATIONS.find((name) => name === said);
  if (known === undefined) throw new Error(`--fonts is one of ${FONT_SITUATIONS.join(', ')}, not ${said}.`);
  return known;
}

/** Lists the tests that measure what a browser draws. */
export function listMeasuring(): string[] {
  return globSync(TESTS, { cwd: ROOT })
    .filter(
      (file) => !file.includes('.node.test.') && MEASURES.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
    .toSorted();
}

/**
 * The tests that measure, in a browser that has the fonts of one situation alone; of
 * them those whose paths have one of the words.
 */
export function createFontTests(situation: FontSituation, words: readonly string[] = []): Check {
  return {
    name: `what is measured, fonts: ${situation}`,
    run: async () => {
      await useFonts(situation);
      const files = listMeasuring().filter(
        (file) => words.length === 0 || words.some((word) => file.includes(word)),
      );
      // It looks for a browser when it is loaded, which must have its fonts by then.
      const { runVitest } = await import('./vitest.ts');
      return runVitest(files);
    },
  };
}
