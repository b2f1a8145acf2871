import { add, divide, multiply, negate, rational, subtract, toNumber } from '../independent/rational.ts';
import type { Rational } from '../independent/rational.ts';

/** The operations that the independent method needs, for some kind of number. */
export interface Arithmetic<T> {
  readonly of: (value: number) => T;
  readonly add: (a: T, b: T) => T;
  readonly subtract: (a: T, b: T) => T;
  readonly negate: (a: T) => T;
  readonly multiply: (a: T, b: T) => T;
  readonly divide: (a: T, b: T) => T;
  readonly toNumber: (value: T) => number;
}

/** Fractions of big integers: no rounding, a tenth of a second for a beam. */
export const EXACT: Arithmetic<Rational> = {
  of: rational,
  add,
  subtract,
  negate,
  multiply,
  divide,
  toNumber,
};
