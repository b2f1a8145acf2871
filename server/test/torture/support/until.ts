import { setTimeout as sleep } from 'node:timers/promises';
import { BrokenPromise } from './brokenPromise.ts';

/**
 * For what hangs, ms: while other processes keep the processors busy, a start of the server takes more than a minute.
 * Promised times are judged separately.
 */
const PATIENCE_MS = 180_000;
const LOOK_EVERY_MS = 10;
const AGAIN_MS = 100;

/** Waits for a task. @throws {BrokenPromise} if it takes longer than the limit */
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

/** Waits until a condition holds. @throws {BrokenPromise} if it takes longer than the limit */
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
 * Time that a server asks a client to wait after it refused a call because no processor was free, ms. A counted call
 * has to wait this long: it counts until its work has ended.
 */
export const RETRY_AFTER_MS = 2000;

/**
 * Repeats a call while it is refused as busy, and returns the first other answer.
 * @throws {BrokenPromise} if there is none
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
