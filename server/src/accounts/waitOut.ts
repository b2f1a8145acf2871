import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs a task and settles no earlier than after a partly random time, whether it succeeds or fails. */
export async function waitOut<T>(
  { leastMs, spreadMs }: { readonly leastMs: number; readonly spreadMs: number },
  work: () => Promise<T>,
): Promise<T> {
  const floor = sleep(leastMs + randomInt(spreadMs + 1));
  try {
    return await work();
  } finally {
    await floor;
  }
}
