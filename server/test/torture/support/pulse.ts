import { setTimeout as sleep } from 'node:timers/promises';
import type { Send } from './sendCall.ts';

const PAUSE_MS = 20;

/**
 * Repeatedly requests an unknown path, which needs no resources, until the returned function is called; that returns
 * the longest time, ms. A busy machine delays any other answer as much.
 */
export function startPulse(send: Send): () => Promise<number> {
  let isOver = false;
  const beat = async () => {
    let longest = 0;
    while (!isOver) {
      const begin = performance.now();
      // A missing answer counts with the time until its timeout.
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
