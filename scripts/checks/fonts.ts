import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_SITUATIONS, MissingFonts, useFonts } from '../browser/fontSituation.ts';
import { ROOT } from '../runNode.ts';
import { type Check, tallyOf } from './tally.ts';

const TESTS = ['packages/*/src/**/*.{test,stories}.tsx', 'site/{src,test}/**/*.test.{ts,tsx}'];
/** Calls that measure layout, which depends on the size of text. */
const MEASURES =
  /getBoundingClientRect|(?:offset|client|scroll)(?:Width|Height)|boundingBox|measureText|readShifts/;

/** Reads `--fonts=NAME` from the words of a command; undefined if it is absent. */
export function readFonts(words: readonly string[]): string | undefined {
  return words.find((word) => word.startsWith('--fonts='))?.slice('--fonts='.length);
}

/** Lists the tests that measure rendered layout. */
export function listMeasuring(): string[] {
  return globSync(TESTS, { cwd: ROOT })
    .filter(
      (file) => !file.includes('.node.test.') && MEASURES.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
    .toSorted();
}

/**
 * Runs the tests that measure layout in a browser that has only the fonts of one situation; with words only those whose
 * paths contain one. If the fonts are missing, or the name is unknown, fails with a message about what to do.
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
      // Loaded late, because it searches for a browser, which must have its fonts by then.
      const { runVitest } = await import('./vitest.ts');
      return runVitest(files);
    },
  };
}
