import { displayUnit, formatQuantity, toUnit, type Quantity, type UnitSystem } from '../../src/index.ts';

/** Number of decimals of an ordinary number, and the greatest number that is printed. */
const ORDINARY = 3;
const MOST = 15;
/** Least number of significant digits of a column's greatest number. */
const SIGNIFICANT = 4;

/**
 * Formats numbers of one quantity alike: with three decimals, or more if the greatest of them would have fewer than
 * four significant digits.
 */
export function formatColumn(
  values: readonly number[],
  quantity: Quantity,
  system: UnitSystem,
): (value: number) => string {
  const unit = displayUnit(quantity, system);
  const greatest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const shown = Math.abs(toUnit(greatest, { quantity, system, unit }));
  const needed = shown > 0 ? SIGNIFICANT - 1 - Math.floor(Math.log10(shown)) : ORDINARY;
  const digits = Math.min(MOST, Math.max(ORDINARY, needed));
  return (value) => formatQuantity(value, { quantity, system, digits, withUnit: false });
}
