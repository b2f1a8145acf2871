import { env } from 'node:process';

/** Tenths of its random or sampled cases that a test tries. */
const TENTHS = Number(env['EECS_DRAWS'] ?? 1);

/** Whether a run tries all cases, as every night; it then also runs tests that take too long otherwise. */
export const IS_WHOLE = TENTHS >= 10;

/** The seed of tests that draw different cases in every run; `EECS_SEED` repeats the cases of an earlier run. */
export const DRAWN_SEED = Number(env['EECS_SEED'] ?? Date.now() % 100_000);

/**
 * Returns the number of `count` random cases that a test tries: a tenth of them in an ordinary run, all of them with
 * `EECS_DRAWS=10`, as every night. `least` is the number that the test needs to be meaningful.
 */
export function drawCases(count: number, least = 1, tenths = TENTHS): number {
  return Math.max(least, Math.ceil((count * tenths) / 10));
}

/**
 * Returns the items that a test tries of a list too long to try in full: every tenth, starting with one that the seed
 * chooses, or all with `EECS_DRAWS=10`.
 */
export function drawItems<Item>(items: readonly Item[], seed = DRAWN_SEED, tenths = TENTHS): Item[] {
  const every = Math.max(1, Math.round(10 / tenths));
  const first = seed % Math.max(1, Math.min(every, items.length));
  return items.filter((_, index) => index % every === first);
}

/**
 * Returns the least number, among `count` random cases, that a test may require of a kind to which at least `share` of
 * them belong: six standard deviations below the mean, so that practically no seed falls short by chance. The result
 * for a short draw can be zero; the full draw of every night requires more.
 */
export function leastSeen(count: number, share: number): number {
  return Math.max(0, Math.floor(count * share - 6 * Math.sqrt(count * share * (1 - share))));
}
