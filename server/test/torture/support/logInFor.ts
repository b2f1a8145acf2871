import { setTimeout as sleep } from 'node:timers/promises';
import { credentials, WIRE } from '../../support/accounts.ts';
import type { Send, WireReply } from './sendCall.ts';

/** How many log in at one moment, and how many begin to in a second. */
export interface LoginRate {
  readonly atOnce: number;
  /** @default as many as are answered */
  readonly perS?: number;
}

/**
 * Logs in for a time under addresses that nobody has: each costs a hash, and none
 * has to wait for the mistakes of another.
 */
export async function logInFor(
  send: Send,
  seconds: number,
  { atOnce, perS = Infinity }: LoginRate,
): Promise<WireReply[]> {
  const replies: WireReply[] = [];
  const begin = performance.now();
  let sent = 0;
  const work = async () => {
    while (performance.now() - begin < seconds * 1000) {
      const dueMs = (sent / perS) * 1000 - (performance.now() - begin);
      // Its own, whatever others count while it waits: an address tried six times has to wait for its mistakes.
      const number = (sent += 1);
      if (dueMs > 0) await sleep(dueMs);
      const headers = Object.entries(credentials(`nobody${number}.${begin}@example.com`, WIRE.right));
      replies.push(
        await send({
          method: 'POST',
          path: '/auth',
          headers,
          body: null,
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return replies;
}
