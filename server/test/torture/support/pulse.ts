import { setTimeout as sleep } from 'node:timers/promises';
import type { Send } from './sendCall.ts';

const PAUSE_MS = 20;

/**
 * Asks for a path that is not there, which needs nothing and nobody, until it returns that it is enough; gives the
 * longest time that took, ms. A busy machine keeps any other answer waiting as long.
 */
export function startPulse(send: Send): () => Promise<number> {
  let isOver = false;
  const beat = async () => {
    let longest = 0;
    while (!isOver) {
      const begin = performance.now();
      // No answer is an answer that took so long.
      await send({ method: 'GET', path: '/nothing-is-here', headers: [], body: null }).catch(() => undefined);
      longest = Math.max(longest, performance.now() - begin);
      await sleep(PAUSE_MS);
    }
    return longest;
  };
  const longest = beat();
  return () => {
    isOver = true;
    return longest;
  };
}
