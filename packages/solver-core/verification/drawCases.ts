import { env } from 'node:process';

/** How many tenths of its cases a test with random or sampled cases tries. */
const TENTHS = Number(env['EECS_DRAWS'] ?? 1);

/** Whether a run tries all cases, as every night: what an ordinary run has no time for runs too. */
export const IS_WHOLE = TENTHS >= 10;

/** The seed of tests that draw other cases in every run; `EECS_SEED` draws the cases of an earlier run again. */
export const DRAWN_SEED = Number(env['EECS_SEED'] ?? Date.now() % 100_000);

/**
 * Returns how many of `count` random cases a test tries: a tenth of them in an ordinary run, all of them with
 * `EECS_DRAWS=10`, as every night. `least` is how many the test needs to mean anything.
 */
export function drawCases(count: number, least = 1, tenths = TENTHS): number {
  return Math.max(least, Math.ceil((count * tenths) / 10));
}

/**
 * Returns the items that a test tries of a list too long to try whole: every tenth, from one that the seed chooses, or
 * all with `EECS_DRAWS=10`.
 */
export function drawItems<Item>(items: readonly Item[], seed = DRAWN_SEED, tenths = TENTHS): Item[] {
  const every = Math.max(1, Math.round(10 / tenths));
  const first = seed % Math.max(1, Math.min(every, items.length));
  return items.filter((_, index) => index % every === first);
}

/**
 * Returns the least number of `count` random cases that a test may demand of a kind which at least `share` of them
 * belong to: six standard deviations below the mean, so that no seed falls short by chance. The least of a short draw
 * can be zero; the whole draw of every night asks for more.
 */
export function leastSeen(count: number, share: number): number {
  return Math.max(0, Math.floor(count * share - 6 * Math.sqrt(count * share * (1 - share))));
}
