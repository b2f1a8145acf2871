import type { Store } from '@eecs/ui-kit';

/** Creates a store that lives as long as a test. */
export function createMemoryStore(): Store {
  const values = new Map<string, unknown>();
  return {
    read: (key) => values.get(key),
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => {
      values.delete(key);
    },
  };
}
