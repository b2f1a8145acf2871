import { type QuantityFormat, displayUnit, formatQuantity, toUnit } from '@eecs/solver-core';
import { RESULT_DIGITS } from './resultDigits.ts';

/** The format of a place along a beam. */
export interface PlaceFormat extends Omit<QuantityFormat, 'quantity' | 'trimZeros' | 'notation'> {
  /**
   * Length of the beam, in base units: a place that is negligible relative to it is written as 0.
   * @default the place itself
   */
  readonly span?: number;
  /**
   * Whether the place was computed or pointed at, not typed: it then has no more digits than results. @default false
   */
  readonly isFound?: boolean;
}

/**
 * A place with at most this many decimals or digits counts as typed: it is written in full, however many digits results
 * have.
 */
const TYPED_DIGITS = 6;
/** Relative rounding error of a typed place after a unit conversion. */
const TYPED_NOISE = 1e-12;
/** The permitted relative error of a computed place. */
const MAX_LOSS = 1e-3;
/**
 * The permitted error in feet and inches is greater, because a sixteenth of an inch is coarse but can be read on a tape
 * measure.
 */
const MAX_FEET_LOSS = 0.02;
const SIXTEENTHS = 16;
const NOISE = 1e-9;

/**
 * Writes a place along a beam, or a length of it: a typed one in full, a computed one with the digits of results, or
 * with significant digits if those lose too much. A nonzero value is never written as zero.
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
