import { setTimeout as wait } from 'node:timers/promises';

export interface Patience {
  readonly everyMs: number;
  /** Time limit of all attempts, ms. */
  readonly forMs: number;
}

/**
 * Calls `ask` until it has an answer, and returns it. Rejects with `complaint` if there is none in time, and with
 * whatever `ask` rejects with.
 */
export async function askAgain<Answer>(
  complaint: string,
  { everyMs, forMs }: Patience,
  ask: () => Promise<Answer | null>,
): Promise<Answer> {
  const begin = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (performance.now() - begin >= forMs) throw new Error(`After ${forMs / 1000} s ${complaint}.`);
    await wait(everyMs);
  }
}
