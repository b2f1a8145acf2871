import type { ApiFailure } from './apiFailure.ts';
import type { Errno } from './apiTypes.ts';

/** Most repeats of a call that may be made twice. */
const MAX_REPEATS = 2;

/** Time after the beginning of a call during which it may be repeated, ms. */
const REPEATS_WITHIN_MS = 8000;

/** Waits before the first repeat where the server names no time, ms; twice as long before the next one. */
const FIRST_PAUSE_MS = 500;

/** Most repeats of a call that the server rejects because no processor is free. */
const MAX_RETURNS = 3;

/** Time after the beginning of a call during which it may be repeated, ms: the reader sees that it is tried again. */
const RETURNS_WITHIN_MS = 30_000;

/** Statuses by which a proxy reports that the server behind it gave no answer. */
const PROXY_STATUSES = [502, 503, 504];

/** Returns after a failure how long to wait for the next attempt, ms; null for none. */
export type PauseAfter = (failure: ApiFailure) => number | null;

/**
 * Counts the repeats of one call from now on: none where the server did answer, where there were too many, or where the
 * next one would begin too late.
 */
export function createRepeats(now: () => number = () => performance.now()): PauseAfter {
  const begun = now();
  let repeats = 0;
  return (failure) => {
    const pause = readPause(failure) ?? (isLost(failure) ? FIRST_PAUSE_MS * 2 ** repeats : null);
    if (pause === null || repeats === MAX_REPEATS || now() - begun + pause > REPEATS_WITHIN_MS) return null;
    repeats += 1;
    return pause;
  };
}

/**
 * Counts the repeats of one call that may be made once only: the server did nothing where it states in its own words
 * that it was busy and when to come again.
 */
export function createReturns(now: () => number = () => performance.now()): PauseAfter {
  const begun = now();
  let repeats = 0;
  return (failure) => {
    const pause = failure.errno === PUT_OFF ? readPause(failure) : null;
    if (pause === null || repeats === MAX_RETURNS || now() - begun + pause > RETURNS_WITHIN_MS) return null;
    repeats += 1;
    return pause;
  };
}

/** The number of `busy`: nothing was begun, or what was begun is undone. */
const PUT_OFF = 50301 satisfies Errno;

/** The time a busy or closing server asks for; null if it states none. */
function readPause({ status, retryAfter }: ApiFailure): number | null {
  return status === 503 && retryAfter !== null ? retryAfter * 1000 : null;
}

/**
 * Returns whether nobody knows if the call was done: no answer, or the word of a proxy, which has no number of ours.
 * After four seconds without an answer a message is shown: the next try is theirs, under the same key.
 */
function isLost({ kind, status, errno }: ApiFailure): boolean {
  return kind === 'offline' || (errno === null && PROXY_STATUSES.includes(status));
}

/** Waits, ms; rejects with the reason of the signal as soon as it is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
