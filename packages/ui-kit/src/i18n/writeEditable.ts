import { type QuantityFormat, displayUnit, formatQuantity, toUnit } from '@eecs/solver-core';

/** How much of a value its text may lose before it is written by significant digits instead. */
const MAX_LOSS = 0.02;
/** From here on a number is a power of ten in any case. */
const LARGE = 1e15;
/** Digits of a value that its decimals do not reach. */
const SMALL_DIGITS = 4;
/** The finest step feet and inches are written in. */
const SIXTEENTH = 1 / 16;

/**
 * Writes a value for a field: by decimals, or where they show too little of it by significant digits, so that what is
 * not zero never reads as zero. A length too small for sixteenths of an inch is written in decimal inches.
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
