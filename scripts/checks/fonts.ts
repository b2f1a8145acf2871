import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_SITUATIONS, MissingFonts, useFonts } from '../browser/fontSituation.ts';
import { ROOT } from '../runNode.ts';
import { type Check, tallyOf } from './tally.ts';

const TESTS = ['packages/*/src/**/*.{test,stories}.tsx', 'site/{src,test}/**/*.test.{ts,tsx}'];
/** Calls that ask a browser for a size that depends on text. */
const MEASURES =
  /getBoundingClientRect|(?:offset|client|scroll)(?:Width|Height)|boundingBox|measureText|readShifts/;

/** Reads `--fonts=NAME` among the words of a command; undefined if it is absent. */
export function readFonts(words: readonly string[]): string | undefined {
  return words.find((word) => word.startsWith('--fonts='))?.slice('--fonts='.length);
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
 * them those whose paths have one of the words. Where the fonts are not there, or the name is of none, it fails with
 * what to do about it.
 */
export function createFontTests(name: string, words: readonly string[] = []): Check {
  return {
    name: `what is measured, fonts: ${name}`,
    run: async () => {
      const situation = FONT_SITUATIONS.find((known) => known === name);
      if (situation === undefined)
        return tallyOf(false, `--fonts is one of ${FONT_SITUATIONS.join(', ')}, not “${name}”.`);
      try {
        await useFonts(situation);
      } catch (error) {
        if (error instanceof MissingFonts) return tallyOf(false, error.message);
        throw error;
      }
      const files = listMeasuring().filter(
        (file) => words.length === 0 || words.some((word) => file.includes(word)),
      );
      // It looks for a browser when it is loaded, which must have its fonts by then.
      const { runVitest } = await import('./vitest.ts');
      return runVitest(files);
    },
  };
}
