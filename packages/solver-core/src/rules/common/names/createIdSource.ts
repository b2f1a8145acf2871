import { createId } from './createId.ts';

/** Repetitions after which a source counts as exhausted. */
const MOST_TRIES = 1000;

/**
 * Creates a source of ids such as `ab12-cd34`: each differs from all earlier ones and from those in `taken`. `random`
 * returns numbers from 0 to below 1; throws if it always returns the same number, which is an error of the caller.
 *
 * @example const newId = createIdSource(Math.random, listIds(document));
 */
export function createIdSource(random: () => number, taken: Iterable<string | number> = []): () => string {
  const known = new Set<string | number>(taken);
  return () => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const id = createId(random);
      if (known.has(id)) continue;
      known.add(id);
      return id;
    }
    throw new Error('`createIdSource` was given a `random` that always answers the same');
  };
}
