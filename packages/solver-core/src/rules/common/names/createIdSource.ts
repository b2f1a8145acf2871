import { createId } from './createId.ts';

/** A source that repeats itself as often as this has nothing else to give. */
const MOST_TRIES = 1000;

/**
 * Creates a source of ids such as `ab12-cd34`: each is another one than all before it and than those that are `taken`.
 * `random` answers numbers from 0 to below 1; one that answers the same for ever is a mistake of the caller and throws.
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
