import { type Quantity, type Unit, type UnitSystem, displayUnit, fromUnit, toUnit } from '@eecs/solver-core';

/** Decimals of the displayed unit that the accurate mode keeps. */
const DECIMALS = 6;

/**
 * Rounds a number that was typed, in base units, as the accurate mode of a case does: to 6 decimals of its displayed unit.
 *
 * @example roundTyped(1 / 3, { quantity: 'length', system: 0 }) // 0.333333
 */
export function roundTyped(
  value: number,
  {
    quantity,
    system,
    unit = displayUnit(quantity, system),
  }: { readonly quantity: Quantity; readonly system: UnitSystem; readonly unit?: Unit },
): number {
  const shown = toUnit(value, { quantity, system, unit });
  const rounded = Number(shown.toFixed(DECIMALS));
  return rounded === shown ? value : fromUnit(rounded, { quantity, system, unit });
}
