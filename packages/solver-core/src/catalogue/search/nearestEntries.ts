import { foldTight } from './foldText.ts';
import type { Searched } from './searchEntries.ts';
import { searchEntries } from './searchEntries.ts';

/** Most entries that are offered. */
const OFFERED = 3;

/**
 * Finds the entries that a designation which nobody has comes nearest to, three at most: of designations with the same
 * letters and as many numbers those whose numbers differ least in proportion; else those that its beginning leads to. A
 * number has to remain of it.
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

/** Designations whose numbers differ by more than this, as a sum of logarithms, are not alike. */
const FAR = 1;

interface Designation {
  /** Its letters and signs, with a mark in place of each number. */
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
