/** A day without a change to or from summer time, ms. */
export const DAY_MS = 86_400_000;
