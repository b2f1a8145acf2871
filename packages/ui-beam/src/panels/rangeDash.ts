/** Between the ends of a range; only one in feet and inches may break after it. */
export const RANGE_DASH = { 0: '\u00a0–\u2060\u00a0', 1: '\u00a0– ' } as const;
