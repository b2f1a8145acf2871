import { DEFAULTS } from '../../../model/common/constants.ts';
import type { UnitSystem } from '../../../model/common/document.ts';
import { fromUnit, toUnit } from '../../../units/convertQuantity.ts';
import { type Quantity, displayUnit } from '../../../units/quantity.ts';
import type { Unit } from '../../../units/unit.ts';

/**
 * Rounds a typed number, in base units, as the accurate mode of a case requires: to 6 decimals of its displayed unit.
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
  const rounded = Number(shown.toFixed(DEFAULTS.accurateDigits));
  return rounded === shown ? value : fromUnit(rounded, { quantity, system, unit });
}
