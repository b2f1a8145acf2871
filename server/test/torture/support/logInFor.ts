import { setTimeout as sleep } from 'node:timers/promises';
import { credentials, WIRE } from '../../support/accounts.ts';
import type { Send, WireReply } from './sendCall.ts';

/** The number of simultaneous logins, and of those started per second. */
export interface LoginRate {
  readonly atOnce: number;
  /** @default the next one follows each answer */
  readonly perS?: number;
}

/**
 * Logs in for a duration with unknown addresses: each costs a hash, and none waits for the failed attempts of another.
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
      // A separate number for each login, because an address that was tried six times has to wait.
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
