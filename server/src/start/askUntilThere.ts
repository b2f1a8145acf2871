import { setTimeout as sleep } from 'node:timers/promises';

export interface AskOptions {
  /** Returns why the database is unavailable; null for a failure that waiting does not cure. */
  readonly whyAway: (error: unknown) => string | null;
  /** Called with the reason for waiting: at first, when the reason changes, and twice a minute. */
  readonly waiting: (reason: string) => void;
}

const AGAIN_MS = 1000;
const TELL_AGAIN_MS = 30_000;

/** Queries a database once a second until it answers. Rejects with the first failure that waiting does not cure. */
export async function askUntilThere<Answer>(
  ask: () => Promise<Answer>,
  { whyAway, waiting }: AskOptions,
): Promise<Answer> {
  let last = { reason: '', at: 0 };
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const reason = whyAway(error);
      if (reason === null) throw error;
      const now = performance.now();
      if (reason !== last.reason || now - last.at >= TELL_AGAIN_MS) {
        last = { reason, at: now };
        waiting(reason);
      }
    }
    await sleep(AGAIN_MS);
  }
}
