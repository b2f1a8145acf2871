import { isQuiet } from './quietState.ts';

/** A navigation shorter than this shows no spinner, ms. */
export const SPINNER_DELAY_MS = 400;

/**
 * Returns the delay, ms, before a navigation shows a spinner; null if it shows none: on the way to the home page, for a
 * quiet change of the address, and without a navigation.
 */
export function getSpinnerDelay(
  wanted: { readonly pathname: string; readonly state: unknown } | null,
): number | null {
  return wanted === null || wanted.pathname === '/' || isQuiet(wanted.state) ? null : SPINNER_DELAY_MS;
}
