import { DAY_MS } from '../words/dayMs.ts';

const MINUTE_MS = 60_000;

/** Attempts to send one mail; the last one is about a week after the first. */
const MOST_TRIES = 12;

/**
 * Attempts for an address that the mail server does not know; the last one is five minutes after the first. The address
 * may be mistyped.
 */
const MOST_TRIES_OF_NOBODY = 3;

/**
 * Returns when a mail is sent again after its n-th attempt failed: after 1, 4, 16, 64 … minutes, finally once a day;
 * null for never. `isNobody`: the mail server reports that the address does not exist.
 *
 * @example retryAt(1, 0) // 60000
 */
export function retryAt(tries: number, at: number, { isNobody = false } = {}): number | null {
  return tries >= (isNobody ? MOST_TRIES_OF_NOBODY : MOST_TRIES)
    ? null
    : at + Math.min(DAY_MS, MINUTE_MS * 4 ** (tries - 1));
}
