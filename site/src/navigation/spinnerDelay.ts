import { isQuiet } from './quietState.ts';

/** A navigation shorter than this shows nothing. */
export const SPINNER_DELAY_MS = 400;

/**
 * Returns how long to wait, ms, before a navigation is shown as under way; null if it never is: on the way home,
 * for a quiet change of the address, and where nobody is on the way.
 */
export function getSpinnerDelay(
  wanted: { readonly pathname: string; readonly state: unknown } | null,
): number | null {
  return wanted === null || wanted.pathname === '/' || isQuiet(wanted.state) ? null : SPINNER_DELAY_MS;
}
