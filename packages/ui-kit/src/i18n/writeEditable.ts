import { type QuantityFormat, displayUnit, formatQuantity, toUnit } from '@eecs/solver-core';

/** Relative error of the decimal form above which a value is written with significant digits instead. */
const MAX_LOSS = 0.02;
/** Numbers from here on are always written as a power of ten. */
const LARGE = 1e15;
/** Significant digits of a value that is too small for its decimals. */
const SMALL_DIGITS = 4;
/** The finest step of feet and inches. */
const SIXTEENTH = 1 / 16;

/**
 * Writes a value for a field: with decimals, or if they show too little of it with significant digits, so that a
 * nonzero value is never written as zero. A length too small for sixteenths of an inch is written in decimal inches.
 *
 * @example writeEditable(0.00012, { quantity: 'force', system: 0, digits: 4 }) // '1.2·10⁻⁷'
 */
export function writeEditable(value: number, format: QuantityFormat): string {
  const { quantity, system, unit = displayUnit(quantity, system), digits } = format;
  if (value === 0 || !Number.isFinite(value)) return formatQuantity(value, format);
  if (unit === 'ft-in') return writeFeet(value, format);
  const shown = Math.abs(toUnit(value, { quantity, system, unit }));
  const loss = Math.abs(Number(shown.toFixed(Math.min(digits, 17))) - shown);
  return loss <= MAX_LOSS * shown && shown < LARGE
    ? formatQuantity(value, format)
    : formatQuantity(value, { ...format, digits: SMALL_DIGITS, notation: 'significant' });
}

function writeFeet(value: number, format: QuantityFormat): string {
  const { quantity, system } = format;
  const inches = Math.abs(toUnit(value, { quantity, system, unit: 'in' }));
  if (inches >= SIXTEENTH / 2) return formatQuantity(value, format);
  return formatQuantity(value, {
    ...format,
    unit: 'in',
    digits: SMALL_DIGITS,
    notation: 'significant',
    withUnit: true,
  });
}
