import { type QuantityFormat, displayUnit, formatNumber, formatQuantity, toUnit } from '@eecs/solver-core';
import { RESULT_DIGITS } from './resultDigits.ts';

/** How the values of one diagram, or of one column of a table, are written. */
export interface ResultFormat extends QuantityFormat {
  /** The greatest of the values without sign, in base units: it sets the form of all of them. */
  readonly greatest: number;
}

/** Writes values that are together, all in one form. */
export interface ResultWriter {
  readonly write: (value: number, withUnit?: boolean) => string;
  /** Whether the form chosen distinguishes a value from zero. */
  readonly isNonzero: (value: number) => boolean;
}

/** The least number of digits of the greatest value: with fewer, all values are written by significant digits. */
const LEAST_DIGITS = 3;
/** With few decimals as few significant digits are enough, and one before them. */
const BEFORE_MARK = 1;
/** Relative to the greatest value: the remainder of a sum of terms that cancel counts as zero. */
const NOISE = 1e-9;

/**
 * Creates the writer of values shown together: with decimals if the greatest value has enough of them, otherwise with
 * significant digits. A nonzero value that decimals would print as zero has significant digits too.
 */
export function createResultWriter({ greatest, ...format }: ResultFormat): ResultWriter {
  const { quantity, system, unit = displayUnit(quantity, system), digits } = format;
  const factor = toUnit(1, { quantity, system, unit: unit === 'ft-in' ? 'in' : unit });
  const step = 10 ** -digits;
  const wanted = digits + BEFORE_MARK;
  const isFixed = greatest * factor >= step * 10 ** (Math.min(LEAST_DIGITS, wanted) - 1);
  const noise = greatest * NOISE;
  const significant: QuantityFormat = {
    ...format,
    digits: Math.min(RESULT_DIGITS, wanted),
    notation: 'significant',
  };
  const isNothing = (value: number): boolean => Math.abs(value) <= noise;
  const hasDecimals = (value: number): boolean => Math.abs(value) * factor >= step / 2;
  return {
    write: (value, withUnit = true) => {
      const told = isNothing(value) ? 0 : value;
      const form = told === 0 || (isFixed && hasDecimals(value)) ? format : significant;
      // Labels are written by hundreds in each frame of a drag: those without a unit are plain numbers.
      return withUnit || unit === 'ft-in'
        ? formatQuantity(told, { ...form, withUnit })
        : formatNumber(told * factor, form);
    },
    isNonzero: (value) => !isNothing(value) && (!isFixed || hasDecimals(value)),
  };
}
