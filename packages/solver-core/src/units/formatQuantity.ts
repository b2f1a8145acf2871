import type { UnitSystem } from '../model/common/document.ts';
import { toUnit } from './convertQuantity.ts';
import { formatFeetInches } from './feetInches.ts';
import { formatNumber, NARROW_SPACE, NO_NUMBER } from './formatNumber.ts';
import type { NumberFormat } from './formatNumber.ts';
import { displayUnit } from './quantity.ts';
import type { Quantity } from './quantity.ts';
import type { Unit } from './unit.ts';

/** How a value is written. */
export interface QuantityFormat extends NumberFormat {
  readonly quantity: Quantity;
  /** The system in whose base unit the value is given; SI if an untyped caller omits it. */
  readonly system: UnitSystem;
  /** The unit to write in. @default the quantity's displayed unit of that system */
  readonly unit?: Unit;
  /**
   * Whether the unit is written; false for a table whose header names it. Feet and inches keep their marks. @default
   * true
   */
  readonly withUnit?: boolean;
  /** Names of units in the reader's language; a missing unit is written by its international symbol. */
  readonly unitNames?: Readonly<Partial<Record<Unit, string>>>;
}

/**
 * Writes a value in base units for people, followed by a narrow no-break space and its unit.
 *
 * Feet and inches are rounded to 1/16 in, whatever `digits` is.
 *
 * @example formatQuantity(-2483.04378, { quantity: 'moment', system: 0, digits: 3 }) // '−2.483 kN·m'
 */
export function formatQuantity(value: number, format: QuantityFormat): string {
  const { quantity, system = 0, unit = displayUnit(quantity, system) } = format;
  if (!Number.isFinite(value)) return NO_NUMBER;
  if (unit === 'ft-in') return formatFeetInches(toUnit(value, { quantity, system, unit: 'in' }));
  const number = formatNumber(toUnit(value, { quantity, system, unit }), format);
  return format.withUnit === false
    ? number
    : joinUnit(number, unit, format.unitNames?.[unit] ?? unitSymbol(unit));
}

/** Returns the international symbol of a unit: the unit's name itself, or an empty string for a plain number. */
export function unitSymbol(unit: Unit): string {
  return unit === '1' ? '' : unit;
}

/** Degrees and per cent follow without a space, as in print; a power of ten becomes a factor of the number. */
function joinUnit(number: string, unit: Unit, name: string): string {
  if (name === '' || unit === '°' || unit === '%' || unit === '‰') return number + name;
  return number + (/^\d/.test(name) ? '·' : NARROW_SPACE) + name;
}
