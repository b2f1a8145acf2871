import { type UnitSystem, convertQuantity } from '@eecs/solver-core';
import type { Format } from '../../i18n/createFormat.ts';
import { type RowValue, VALUE_QUANTITIES } from './rowValues.ts';

/** Writes a value of a row in the reader's unit system, without its unit; an empty text if there is none. */
export function writeRowValue(
  number: number | null,
  {
    value,
    system,
    format,
  }: { readonly value: RowValue; readonly system: UnitSystem; readonly format: Format },
): string {
  if (number === null) return '';
  const quantity = VALUE_QUANTITIES[value];
  const shown = system === 0 ? number : convertQuantity(number, quantity, 0, system);
  return format.brief(shown, { quantity, system, digits: digitsOf(shown, system), withUnit: false });
}

/** Decimals of a number in a list: four or five significant digits, as in printed tables; inches have one more. */
export function digitsOf(value: number, system: UnitSystem): number {
  const size = Math.abs(value);
  return (size >= 1000 ? 0 : size >= 100 ? 1 : 2) + system;
}
