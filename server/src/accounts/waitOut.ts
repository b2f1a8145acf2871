import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Does a work and answers no earlier than after a time with some chance in it, well or badly. */
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
