import { ApiFailure } from '../errors.ts';

/** Counts what each client has under way at one moment. */
export interface PerClient {
  /** Runs `work` unless the client has `max` under way already; then rejects with ApiFailure `tooMany`. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
}

/** Creates the counter. */
export function createPerClient(max: number): PerClient {
  const counts = new Map<string, number>();
  return {
    async run(client, work) {
      const count = counts.get(client) ?? 0;
      if (count >= max) throw new ApiFailure('tooMany', { retryAfter: 1 });
      counts.set(client, count + 1);
      try {
        return await work();
      } finally {
        const left = (counts.get(client) ?? 1) - 1;
        if (left > 0) counts.set(client, left);
        else counts.delete(client);
      }
    },
  };
}
