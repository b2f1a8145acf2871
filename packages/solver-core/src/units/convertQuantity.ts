import { divideFractions, fractionToNumber } from '../exact/fraction.ts';
import { SNAP } from '../linalg/tolerance.ts';
import type { UnitSystem } from '../model/common/document.ts';
import { baseUnit } from './quantity.ts';
import type { Quantity } from './quantity.ts';
import { measureUnit } from './unit.ts';
import type { Unit } from './unit.ts';

/**
 * Converts a value of a document between unit systems, from base unit to base unit.
 *
 * Accuracy: the factor is the exact one rounded once, and a result within 1e-15 (relative) of its 12-digit rounding
 * becomes that rounding. So a number of up to 12 digits returns unchanged from the other system.
 *
 * @example convertQuantity(12, 'length', 1, 0) // 0.3048
 */
export function convertQuantity(value: number, quantity: Quantity, from: UnitSystem, to: UnitSystem): number {
  if (from === to) return value;
  return convertUnit(value, quantity, baseUnit(quantity, from), baseUnit(quantity, to));
}

/**
 * Converts a stored value into another unit of its quantity.
 *
 * @example toUnit(31075.887964, { quantity: 'moment', system: 0, unit: 'kN·m' }) // 31.075887964
 */
export function toUnit(value: number, { quantity, system, unit }: UnitOfValue): number {
  return convertUnit(value, quantity, baseUnit(quantity, system), unit);
}

/** Converts a value in the given unit to the stored unit: the inverse of `toUnit`. */
export function fromUnit(value: number, { quantity, system, unit }: UnitOfValue): number {
  return convertUnit(value, quantity, unit, baseUnit(quantity, system));
}

/** The unit in which a value is given or requested; the base unit is that of the system. */
export interface UnitOfValue {
  readonly quantity: Quantity;
  readonly system: UnitSystem;
  readonly unit: Unit;
}

/** Converts between two units of one quantity; temperatures are readings or differences, depending on the quantity. */
export function convertUnit(value: number, quantity: Quantity, from: Unit, to: Unit): number {
  if (from === to) return value;
  if (quantity === 'temperature') return snapToDigits(convertReading(value, from, to));
  const factor = conversionFactor(from, to);
  return factor === 1 ? value : snapToDigits(value * factor);
}

/** Replaces a number by its rounding to 12 significant digits if the two differ by less than SNAP, 1e-15 (relative). */
export function snapToDigits(value: number): number {
  const rounded = Number(value.toPrecision(SNAP_DIGITS));
  return Math.abs(value - rounded) <= SNAP * Math.abs(value) ? rounded : value;
}

const SNAP_DIGITS = 12;
const KELVIN_AT_ZERO_CELSIUS = 273.15;

/** Caches a pure function: the factors are constants. */
const factors = new Map<string, number>();

/** The double nearest to the exact ratio of two units. */
function conversionFactor(from: Unit, to: Unit): number {
  const key = `${from} ${to}`;
  const known = factors.get(key);
  if (known !== undefined) return known;
  const [source, target] = [measureUnit(from), measureUnit(to)];
  const ratio = divideFractions(source.size, target.size);
  if (!ratio.ok || source.dimension !== target.dimension) {
    throw new Error(`convertUnit: ${from} and ${to} measure different things`);
  }
  const factor = fractionToNumber(ratio.value);
  factors.set(key, factor);
  return factor;
}

function convertReading(value: number, from: Unit, to: Unit): number {
  return fromCelsius(toCelsius(value, from), to);
}

function toCelsius(reading: number, unit: Unit): number {
  if (unit === '°F') return ((reading - 32) * 5) / 9;
  return unit === 'K' ? reading - KELVIN_AT_ZERO_CELSIUS : reading;
}

function fromCelsius(celsius: number, unit: Unit): number {
  if (unit === '°F') return (celsius * 9) / 5 + 32;
  return unit === 'K' ? celsius + KELVIN_AT_ZERO_CELSIUS : celsius;
}
