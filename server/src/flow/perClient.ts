import { ApiFailure } from '../failures/errors.ts';

/** Counts the tasks that each client has in progress. */
export interface PerClient {
  /**
   * Counts one more task of the client and returns the function that takes it back; throws ApiFailure `tooMany` if the
   * client already has `max`.
   */
  enter(client: string): () => void;
}

/** Creates the counter. */
export function createPerClient(max: number): PerClient {
  const counts = new Map<string, number>();
  return {
    enter(client) {
      const count = counts.get(client) ?? 0;
      if (count >= max) throw new ApiFailure('tooMany', { retryAfter: 1 });
      counts.set(client, count + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        const left = (counts.get(client) ?? 1) - 1;
        if (left > 0) counts.set(client, left);
        else counts.delete(client);
      };
    },
  };
}
