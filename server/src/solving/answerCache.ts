import type { SolveOutcome } from './solver.ts';

/** A solved answer, the same for all callers except for its id. */
export type KeptAnswer = Extract<SolveOutcome, { kind: 'solved' }>;

/** Solved answers by their key; the least recently used are dropped first. */
export interface AnswerCache {
  get(key: string): KeptAnswer | undefined;
  set(key: string, answer: KeptAnswer): void;
}

export interface AnswerCacheOptions {
  /** @default 500 */
  readonly maxEntries?: number;
  /** @default 64 MiB */
  readonly maxBytes?: number;
  /** A larger answer is not cached, because it would displace thousands of small ones. @default 4 MiB */
  readonly maxBytesEach?: number;
}

const MIB = 1024 * 1024;

/**
 * Creates a cache bounded by entries and by bytes; a key counts two bytes per character, the most that it takes in
 * memory.
 */
export function createAnswerCache({
  maxEntries = 500,
  maxBytes = 64 * MIB,
  maxBytesEach = 4 * MIB,
}: AnswerCacheOptions = {}): AnswerCache {
  const entries = new Map<string, KeptAnswer>();
  let bytes = 0;

  function drop(key: string): void {
    const answer = entries.get(key);
    if (answer === undefined) return;
    entries.delete(key);
    bytes -= sizeOf(key, answer);
  }

  return {
    get(key) {
      const answer = entries.get(key);
      if (answer === undefined) return undefined;
      // A Map keeps insertion order: the last entry is the most recently used.
      entries.delete(key);
      entries.set(key, answer);
      return answer;
    },
    set(key, answer) {
      const size = sizeOf(key, answer);
      if (size > Math.min(maxBytes, maxBytesEach)) return;
      drop(key);
      entries.set(key, answer);
      bytes += size;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}

/** Returns the size of an entry, bytes; everything but body and key is negligible. */
function sizeOf(key: string, { body }: KeptAnswer): number {
  return 2 * key.length + body.length;
}
