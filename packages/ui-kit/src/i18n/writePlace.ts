import { type QuantityFormat, displayUnit, formatQuantity, toUnit } from '@eecs/solver-core';
import { RESULT_DIGITS } from './resultDigits.ts';

/** How a place along a beam is written. */
export interface PlaceFormat extends Omit<QuantityFormat, 'quantity' | 'trimZeros' | 'notation'> {
  /**
   * Length of the beam, in base units: a place that is negligible relative to it is written as 0.
   * @default the place itself
   */
  readonly span?: number;
  /** Found by the solver or a pointer, not typed: it has no more digits than results have. @default false */
  readonly isFound?: boolean;
}

/** People type no more decimals than these, or no more digits: such a place is written whole, whatever results have. */
const TYPED_DIGITS = 6;
/** Relative rounding noise of a typed place behind a conversion of units. */
const TYPED_NOISE = 1e-12;
/** How much of a computed place its text may lose, relative to it. */
const MAX_LOSS = 1e-3;
/** A sixteenth of an inch is coarse, but what is read on a tape: it may lose more. */
const MAX_FEET_LOSS = 0.02;
const SIXTEENTHS = 16;
const NOISE = 1e-9;

/**
 * Writes a place along a beam, or a length of it: a typed one whole, a computed one by the digits of results, or where
 * they lose too much of it by significant digits. It never reads as zero where it is not.
 *
 * @example writePlace(1.2345, { system: 0, digits: 3 }) // '1.2345 m'
 */
export function writePlace(x: number, { span = Math.abs(x), isFound = false, ...rest }: PlaceFormat): string {
  const format: QuantityFormat = { ...rest, quantity: 'length', trimZeros: true };
  if (!Number.isFinite(x)) return formatQuantity(x, format);
  if (Math.abs(x) <= span * NOISE) return formatQuantity(0, format);
  const { system, digits, unit = displayUnit('length', system) } = rest;
  const significant: QuantityFormat = { ...format, digits: RESULT_DIGITS, notation: 'significant' };
  if (unit === 'ft-in') {
    const inches = Math.abs(toUnit(x, { quantity: 'length', system, unit: 'in' }));
    const told = Math.round(inches * SIXTEENTHS) / SIXTEENTHS;
    return Math.abs(told - inches) <= MAX_FEET_LOSS * inches
      ? formatQuantity(x, format)
      : formatQuantity(x, { ...significant, unit: 'in', withUnit: true });
  }
  const shown = Math.abs(toUnit(x, { quantity: 'length', system, unit }));
  const loses = (decimals: number, share: number): boolean =>
    Math.abs(Number(shown.toFixed(decimals)) - shown) > share * shown;
  if (isFound) return formatQuantity(x, loses(digits, MAX_LOSS) ? significant : format);
  if (!loses(TYPED_DIGITS, TYPED_NOISE)) return formatQuantity(x, { ...format, digits: TYPED_DIGITS });
  if (Math.abs(Number(shown.toPrecision(TYPED_DIGITS)) - shown) <= TYPED_NOISE * shown) {
    return formatQuantity(x, { ...significant, digits: TYPED_DIGITS });
  }
  return formatQuantity(x, loses(digits, MAX_LOSS) ? significant : format);
}
