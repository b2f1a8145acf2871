import { ApiFailure } from '../failures/errors.ts';

/** Counts bytes of answers that are not yet sent: slow readers keep them in memory, and there may be many. */
export interface Outgoing {
  /**
   * Counts an answer and returns the function that takes it back; throws ApiFailure `busy` if there is no room for
   * it.
   */
  enter(bytes: number): () => void;
}

export interface OutgoingOptions {
  /** @default 80 MiB */
  readonly maxBytes?: number;
  /**
   * Answers smaller than this are always accepted: most answers are small, and the large ones must not keep them out.
   * @default 256 KiB
   */
  readonly leastBytes?: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;

/** Creates the counter of one process. */
export function createOutgoing({
  maxBytes = 80 * MIB,
  leastBytes = 256 * KIB,
}: OutgoingOptions = {}): Outgoing {
  let sum = 0;
  return {
    enter(bytes) {
      if (bytes < leastBytes) return () => undefined;
      if (sum > 0 && sum + bytes > maxBytes) throw new ApiFailure('busy', { retryAfter: 5 });
      sum += bytes;
      let isInside = true;
      return () => {
        if (isInside) sum -= bytes;
        isInside = false;
      };
    },
  };
}
