import { expect, test } from 'vitest';
import { createRandom } from '@eecs/testing/random';
import type { Random } from '@eecs/testing/random';
import { checkCalculation } from '../../src/checker/index.ts';
import type { CalculationFile } from '../../src/hand/index.ts';
import { DRAWN_SEED, drawCases } from '../drawCases.ts';
import { drawCalculations } from './drawCalculations.ts';

const WANTED = drawCases(1000);
/** Number of digits that are altered in the calculations of one beam, one in each file. */
const DAMAGES = 20;

/** Replaces one digit of a text by another. */
function damage(text: string, random: Random): { readonly text: string; readonly at: number } {
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const at = random.pick(digits);
  const other = (Number(text[at]) + random.integer(1, 9)) % 10;
  return { text: `${text.slice(0, at)}${other}${text.slice(at + 1)}`, at };
}

/** Returns the number of the line in which a character of the file lies; null before the lines. */
function lineAt(file: CalculationFile, at: number): number | null {
  let end = JSON.stringify({ ...file, lines: [] }).length - 2;
  if (at < end) return null;
  return 1 + file.lines.findIndex((line) => (end += JSON.stringify(line).length + 1) > at);
}

test(`a damaged digit is found in each of ${WANTED} calculations (seed ${DRAWN_SEED})`, () => {
  const random = createRandom(DRAWN_SEED);
  let count = 0;
  const unseen: string[] = [];
  for (let seed = DRAWN_SEED; count < WANTED; seed++) {
    // Files of a few hundred lines take longer, and their digits are of the same kinds.
    const files = drawCalculations(seed).filter((file) => file !== null && file.lines.length < 120);
    for (const file of files as CalculationFile[]) {
      const whole = JSON.stringify(file);
      expect(checkCalculation(JSON.parse(whole)), `beam ${seed}`).toEqual({
        ok: true,
        lines: file.lines.length,
      });
      for (let k = 0; k < Math.min(DAMAGES, WANTED - count); k++) {
        const { text, at } = damage(whole, random);
        const line = lineAt(file, at);
        const checked = readVerdict(text);
        // A number that begins with 0 is not valid JSON. A line that was moved to another state may be true there, and
        // is then missing in its own.
        const isFound = checked === null || (!checked.ok && (line ?? 0) <= (checked.line ?? 0));
        if (!isFound) unseen.push(`beam ${seed}, character ${at}, line ${line}: ${JSON.stringify(checked)}`);
        count++;
      }
      if (count >= WANTED) break;
    }
  }
  expect(unseen).toEqual([]);
}, 600_000);

function readVerdict(text: string): ReturnType<typeof checkCalculation> | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  return checkCalculation(file);
}
