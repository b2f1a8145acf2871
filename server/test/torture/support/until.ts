import { setTimeout as sleep } from 'node:timers/promises';
import { BrokenPromise } from './brokenPromise.ts';

/**
 * For what hangs: where other processes have the processors, a start of the server takes more than a minute. Promised
 * times are judged apart from that.
 */
const PATIENCE_MS = 180_000;
const LOOK_EVERY_MS = 10;
const AGAIN_MS = 100;

/** Waits for what is under way. @throws {BrokenPromise} where it takes longer */
export async function within<T>(what: string, work: Promise<T>, limitMs: number = PATIENCE_MS): Promise<T> {
  const timer = new AbortController();
  const late = sleep(limitMs, undefined, { signal: timer.signal }).then(() => {
    throw new BrokenPromise(`${what}: not in ${Math.round(limitMs / 1000)} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}

/** Waits until something is so. @throws {BrokenPromise} where it takes longer */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limitMs: number = PATIENCE_MS,
): Promise<void> {
  let isGivenUp = false;
  const look = async () => {
    while (!isGivenUp && !(await isSo())) await sleep(LOOK_EVERY_MS);
  };
  await within(what, look(), limitMs).finally(() => (isGivenUp = true));
}

/**
 * Time that a server asks a client to wait after it rejected a call because no processor was free. A counted call has
 * to wait this long: it counts until its work has ended.
 */
export const RETRY_AFTER_MS = 2000;

/**
 * Makes a call again for as long as its load is shed, and gives the first other answer.
 * @throws {BrokenPromise} where none comes
 */
export async function insist<T extends { readonly status: number } | { readonly statusCode: number }>(
  what: string,
  make: () => Promise<T>,
  againMs: number = AGAIN_MS,
): Promise<T> {
  let answer: T | undefined;
  const isTaken = async () => {
    if (answer !== undefined) await sleep(againMs);
    answer = await make();
    return ('status' in answer ? answer.status : answer.statusCode) !== 503;
  };
  await until(`${what} answered with other than 503`, isTaken);
  return answer as unknown as T;
}
