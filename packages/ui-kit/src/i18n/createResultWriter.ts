import { type QuantityFormat, displayUnit, formatNumber, formatQuantity, toUnit } from '@eecs/solver-core';
import { RESULT_DIGITS } from './resultDigits.ts';

/** The common format of the values of one diagram, or of one column of a table. */
export interface ResultFormat extends QuantityFormat {
  /** The greatest magnitude of the values, in base units: it determines the form of all of them. */
  readonly greatest: number;
}

/** Writes several values in one form. */
export interface ResultWriter {
  readonly write: (value: number, withUnit?: boolean) => string;
  /** Returns whether the form distinguishes a value from zero. */
  readonly isNonzero: (value: number) => boolean;
}

/** The least number of digits of the greatest value: with fewer, all values are written by significant digits. */
const LEAST_DIGITS = 3;
/** If few decimals are shown, as few significant digits are enough, plus one before the mark. */
const BEFORE_MARK = 1;
/** Relative to the greatest value: the remainder of cancelling terms counts as zero. */
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
      // Hundreds of labels are written in each frame of a drag: those without a unit are plain numbers.
      return withUnit || unit === 'ft-in'
        ? formatQuantity(told, { ...form, withUnit })
        : formatNumber(told * factor, form);
    },
    isNonzero: (value) => !isNothing(value) && (!isFixed || hasDecimals(value)),
  };
}
