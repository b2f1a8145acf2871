import type { Store } from '@eecs/ui-kit';

/** Creates a store that keeps values like a browser: as JSON, so that nothing is returned as the same object. */
export function createMemoryStore(): Store & { readonly keys: () => readonly string[] } {
  const values = new Map<string, string>();
  return {
    read: (key) => {
      const text = values.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    write: (key, value) => {
      values.set(key, JSON.stringify(value));
      return true;
    },
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}
