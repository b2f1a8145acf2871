/** Solved answers by their key, least recently used first to go. */
export interface AnswerCache {
  get(key: string): string | undefined;
  set(key: string, body: string): void;
}

export interface AnswerCacheOptions {
  /** @default 500 */
  readonly maxEntries?: number;
  /** @default 64 MiB */
  readonly maxBytes?: number;
}

const MIB = 1024 * 1024;

/** Creates a cache bounded by entries and by bytes; a text counts two bytes per character, its most in memory. */
export function createAnswerCache({
  maxEntries = 500,
  maxBytes = 64 * MIB,
}: AnswerCacheOptions = {}): AnswerCache {
  const entries = new Map<string, string>();
  let bytes = 0;

  function drop(key: string): void {
    const body = entries.get(key);
    if (body === undefined) return;
    entries.delete(key);
    bytes -= sizeOf(key, body);
  }

  return {
    get(key) {
      const body = entries.get(key);
      if (body === undefined) return undefined;
      // A Map keeps insertion order: to be last in it is to be the most recently used.
      entries.delete(key);
      entries.set(key, body);
      return body;
    },
    set(key, body) {
      const size = sizeOf(key, body);
      if (size > maxBytes) return;
      drop(key);
      entries.set(key, body);
      bytes += size;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}

function sizeOf(key: string, body: string): number {
  return 2 * (key.length + body.length);
}
