/**
 * Marks a navigation that only adjusts the address to the displayed content: no focus change, no scrolling, no spinner.
 */
export const QUIET_STATE = { quiet: true } as const;

/** Returns whether a location was reached by such a navigation. */
export function isQuiet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'quiet' in state && state.quiet === true;
}
