import { setTimeout as wait } from 'node:timers/promises';

export interface Patience {
  readonly everyMs: number;
  /** After so long nobody asks any more. */
  readonly forMs: number;
}

/**
 * Asks until there is an answer, and gives it. Rejects with `complaint` when there is none
 * in time, and with whatever `ask` rejects with.
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
