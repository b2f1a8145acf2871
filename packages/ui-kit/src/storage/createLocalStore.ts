import type { Store } from '../host/host.ts';

/** Values stored in the browser between visits, under a common prefix. */
export interface LocalStore extends Store {
  readonly keys: () => readonly string[];
  /** Returns the raw text of an entry, whoever wrote it. */
  readonly readText: (key: string) => string | undefined;
  /** Removes everything under the prefix except the given keys. */
  readonly clear: (options?: { readonly keep?: readonly string[] }) => void;
}

/**
 * Opens the browser's local storage under a prefix. Values are base64 of the URI-encoded JSON. A full, forbidden or
 * missing storage never throws: `write` returns false, `read` undefined; `read` also returns undefined for an entry in
 * another format.
 *
 * @example createLocalStore('eecs').write('theme', 'dark')
 */
export function createLocalStore(prefix: string): LocalStore {
  const toName = (key: string): string => `${prefix}.${key}`;

  function keys(): readonly string[] {
    const storage = openStorage();
    if (storage === null) return [];
    const names = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    return names.filter((name) => name.startsWith(toName(''))).map((name) => name.slice(prefix.length + 1));
  }

  function readText(key: string): string | undefined {
    return openStorage()?.getItem(toName(key)) ?? undefined;
  }

  function remove(key: string): void {
    openStorage()?.removeItem(toName(key));
  }

  return {
    read: (key) => {
      const text = openStorage()?.getItem(toName(key)) ?? null;
      return text === null ? undefined : decode(text);
    },
    write: (key, value) => {
      const storage = openStorage();
      if (storage === null) return false;
      try {
        storage.setItem(toName(key), encode(value));
        return true;
      } catch {
        // The quota is exceeded, or the browser forbids writing: the caller may tell the user.
        return false;
      }
    },
    readText,
    has: (key) => readText(key) !== undefined,
    remove,
    keys,
    clear: ({ keep = [] } = {}) => {
      for (const key of keys()) if (!keep.includes(key)) remove(key);
    },
  };
}

/** Encodes a value for the storage. */
export function encode(value: unknown): string {
  return btoa(encodeURIComponent(JSON.stringify(value)));
}

/** Decodes a stored text; undefined if it has another format. */
export function decode(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(atob(text)));
  } catch {
    // Written by other code, or cut off: treated as absent.
    return undefined;
  }
}

function openStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    // Access itself throws if storage is blocked.
    return null;
  }
}
