import type { ApiFailure } from './apiFailure.ts';
import type { Errno } from './apiTypes.ts';

/** Maximum number of repeats of a call that may be executed twice. */
const MAX_REPEATS = 2;

/** Time after the start of a call within which it may be repeated, ms. */
const REPEATS_WITHIN_MS = 8000;

/** Wait before the first repeat if the server names no time, ms; it doubles each time. */
const FIRST_PAUSE_MS = 500;

/** Maximum number of repeats of a call that the server refuses because no processor is free. */
const MAX_RETURNS = 3;

/** Time after the start of a call within which it may be repeated, ms; the reader sees the attempts. */
const RETURNS_WITHIN_MS = 30_000;

/** Statuses by which a proxy reports that the server behind it gave no answer. */
const PROXY_STATUSES = [502, 503, 504];

/** Returns after a failure how long to wait before the next attempt, ms; null for no further attempt. */
export type PauseAfter = (failure: ApiFailure) => number | null;

/**
 * Counts the repeats of one call from now on. There are none if the server did answer, if there were too many, or if
 * the next one would start too late.
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
 * Counts the repeats of a call that must not be executed twice: repeated only if the server itself states that it was
 * busy, did nothing and when to retry.
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

/** The number of `busy`: nothing was done, or it was undone. */
const PUT_OFF = 50301 satisfies Errno;

/** Returns the wait that a busy or closing server requests; null if it states none. */
function readPause({ status, retryAfter }: ApiFailure): number | null {
  return status === 503 && retryAfter !== null ? retryAfter * 1000 : null;
}

/**
 * Returns whether it is unknown if the call was executed: there was no answer, or one of a proxy, without this server's
 * error number. After four seconds without an answer a message is shown, and the reader may retry with the same key.
 */
function isLost({ kind, status, errno }: ApiFailure): boolean {
  return kind === 'offline' || (errno === null && PROXY_STATUSES.includes(status));
}

/** Waits the given time, ms; rejects with the reason of the signal as soon as it is aborted. */
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
