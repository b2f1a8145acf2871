import type { Tolerance } from './exercise.ts';
import type { Expected } from './findExpected.ts';

const DEFAULT_TOLERANCE: Tolerance = { relative: 0.01 };

/** Tolerance for a value exactly at the limit. */
const ROUNDING = 1e-9;

/**
 * Returns whether a value is correct: within the tolerance of one of the expected ones, ignoring the sign if it does
 * not count.
 *
 * @example markAnswer(40.3e3, { quantity: 'moment', values: [40e3], greatest: 40e3, isSigned: true }) // true: within 1
 * %
 */
export function markAnswer(
  value: number,
  { values, greatest, isSigned }: Expected,
  { relative = 0, absolute = 0 }: Tolerance = DEFAULT_TOLERANCE,
): boolean {
  const read = isSigned ? value : Math.abs(value);
  return values.some((right) => {
    const meant = isSigned ? right : Math.abs(right);
    const isNone = Math.abs(meant) <= ROUNDING * greatest;
    const allowed = Math.max(absolute, relative * (isNone ? greatest : Math.abs(meant)));
    return Math.abs(read - meant) <= allowed + ROUNDING * greatest;
  });
}
