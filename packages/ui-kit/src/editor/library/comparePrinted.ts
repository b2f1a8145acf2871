import type { ShownProperty } from './listProperties.ts';

/** A difference below this is rounding, because tables print three or four digits; per cent. */
const ROUNDING = 0.05;

/**
 * Returns the deviation of the computed value of a property from the printed one, per cent of the printed value; null
 * if the table prints none or both agree within rounding.
 */
export function comparePrinted({ value, printed }: Pick<ShownProperty, 'value' | 'printed'>): number | null {
  if (printed === undefined) return null;
  const percent = 100 * (value / printed - 1);
  return Math.abs(percent) < ROUNDING ? null : percent;
}
