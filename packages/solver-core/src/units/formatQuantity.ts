import type { UnitSystem } from '../model/common/document.ts';
import { toUnit } from './convertQuantity.ts';
import { formatFeetInches } from './feetInches.ts';
import { formatNumber, NARROW_SPACE, NO_NUMBER } from './formatNumber.ts';
import type { NumberFormat } from './formatNumber.ts';
import { displayUnit } from './quantity.ts';
import type { Quantity } from './quantity.ts';
import type { Unit } from './unit.ts';

/** How a value is to be written. */
export interface QuantityFormat extends NumberFormat {
  readonly quantity: Quantity;
  /** The system in whose base unit the value is given; SI where a caller without types leaves it out. */
  readonly system: UnitSystem;
  /** The unit to write in. @default the quantity's displayed unit of that system */
  readonly unit?: Unit;
  /** Leaves the unit away, for a table whose head names it. Feet and inches keep their marks. @default true */
  readonly withUnit?: boolean;
  /** Names of units in the reader's language; a unit missing here is written by its international symbol. */
  readonly unitNames?: Readonly<Partial<Record<Unit, string>>>;
}

/**
 * Writes a value in base units for people, with its unit behind a narrow no-break space.
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

/** Gets the international symbol of a unit: the unit's name itself, nothing for a plain number. */
export function unitSymbol(unit: Unit): string {
  return unit === '1' ? '' : unit;
}

/** Degrees and per cent close up, as in print; a power of ten is a factor of the number before it. */
function joinUnit(number: string, unit: Unit, name: string): string {
  if (name === '' || unit === '°' || unit === '%' || unit === '‰') return number + name;
  return number + (/^\d/.test(name) ? '·' : NARROW_SPACE) + name;
}
