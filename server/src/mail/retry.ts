import { DAY_MS } from '@eecs/solver-core';

const MINUTE_MS = 60_000;

/** Tries of one mail: the last about a week after the first. */
const MOST_TRIES = 12;

/**
 * Says when a mail is tried again after its n-th try failed: in 1, 4, 16, 64 … minutes, and once a day at the end; null for never.
 *
 * @example retryAt(1, 0) // 60000
 */
export function retryAt(tries: number, at: number): number | null {
  return tries >= MOST_TRIES ? null : at + Math.min(DAY_MS, MINUTE_MS * 4 ** (tries - 1));
}
