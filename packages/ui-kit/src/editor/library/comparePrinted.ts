import type { ShownProperty } from './listProperties.ts';

/** A difference below this is one of rounding: tables print three or four digits. Per cent. */
const ROUNDING = 0.05;

/**
 * Gives how far the computed value of a property is from the one that its table prints, per cent of the printed one; null
 * where the table prints none or both agree within rounding.
 */
export function comparePrinted({ value, printed }: Pick<ShownProperty, 'value' | 'printed'>): number | null {
  if (printed === undefined) return null;
  const percent = 100 * (value / printed - 1);
  return Math.abs(percent) < ROUNDING ? null : percent;
}
