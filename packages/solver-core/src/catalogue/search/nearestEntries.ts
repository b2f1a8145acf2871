import { foldTight } from './foldText.ts';
import type { Searched } from './searchEntries.ts';
import { searchEntries } from './searchEntries.ts';

/** Greatest number of entries offered. */
const OFFERED = 3;

/**
 * Finds the entries nearest to an unknown designation, three at most: among designations with the same letters and as
 * many numbers those whose numbers differ least in proportion; otherwise those that match its beginning, which must
 * still contain a number.
 *
 * @example nearestEntries(rows, 'RHS 310x100x5') // HFRHS 300x100x5.0 and its neighbours
 */
export function nearestEntries<Entry extends Searched>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const wanted = foldTight(query);
  const { form, numbers } = parse(wanted);
  if (numbers.length > 1 && /\p{L}/u.test(form)) {
    const ranked = entries.flatMap((entry) => {
      const distance = Math.min(...entry.keys.map((key) => distanceTo(parse(key), { form, numbers })));
      return distance < FAR ? [{ entry, distance }] : [];
    });
    if (ranked.length > 0)
      return ranked
        .toSorted((one, other) => one.distance - other.distance)
        .slice(0, OFFERED)
        .map(({ entry }) => entry);
  }
  for (let beginning = wanted; /\p{L}.*\d/u.test(beginning); beginning = beginning.slice(0, -1)) {
    const found = searchEntries(entries, beginning);
    if (found.length > 0) return found.slice(0, OFFERED);
  }
  return [];
}

/** Greatest sum of the logarithms of the ratios of numbers at which two designations still count as similar. */
const FAR = 1;

interface Designation {
  /** Its letters and signs, with a placeholder for each number. */
  readonly form: string;
  readonly numbers: readonly number[];
}

function parse(key: string): Designation {
  const numbers = [...key.matchAll(NUMBER)].map(([number]) => Number(number));
  return { form: key.replace(NUMBER, '#'), numbers };
}

const NUMBER = /\d+(?:\.\d+)?/g;

function distanceTo(one: Designation, other: Designation): number {
  if (one.form !== other.form) return Infinity;
  return one.numbers.reduce((sum, number, i) => sum + Math.abs(Math.log(number / other.numbers[i]!)), 0);
}
