import { displayUnit, formatQuantity, toUnit, type Quantity, type UnitSystem } from '../../src/index.ts';

/** Digits after the mark of an ordinary number, and the most that are ever printed. */
const ORDINARY = 3;
const MOST = 15;
/** Digits of a column's greatest number that count. */
const SIGNIFICANT = 4;

/**
 * Formats numbers of one quantity alike: three digits after the mark, more where the greatest
 * of them would not have four digits that count.
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
