import { type Quantity, type Unit, type UnitSystem, displayUnit, plainUnit, toUnit } from '@eecs/solver-core';

/** Significant digits of a number; further ones are rounding errors of sums. */
const DIGITS = 12;
/** A result below this share of the greatest of its kind is a rounding error. */
const NOTHING = 1e-9;

/** Writes the numbers of exported tables. */
export interface TableNumbers {
  /** The unit of a quantity, as a heading names it. */
  readonly unit: (quantity: Quantity) => string;
  /** A heading with its unit. */
  readonly head: (name: string, quantity: Quantity) => string;
  /** An input value, in the displayed unit. */
  readonly given: (value: number, quantity: Quantity) => number;
  /**
   * A result, in the displayed unit; a value that is negligible beside `greatest` of its kind, in the base unit,
   * becomes 0.
   */
  readonly result: (value: number, quantity: Quantity, greatest: number) => number;
}

/** The kind of structure that the tables describe. */
export interface TableReader {
  /** Writes a unit in the language of the reader. @default its international symbol */
  readonly nameUnit?: (unit: Unit) => string;
  /** @default the units of the system */
  readonly unitOf?: (quantity: Quantity, system: UnitSystem) => Unit;
}

/** Creates the functions that write numbers in the reader's units, and negligible numbers as zero. */
export function createTableNumbers(
  system: UnitSystem,
  { nameUnit = (unit) => unit, unitOf = displayUnit }: TableReader = {},
): TableNumbers {
  // A cell of a table holds one number, so feet and inches become feet.
  const chosen = (quantity: Quantity): Unit => plainUnit(unitOf(quantity, system));
  const given = (value: number, quantity: Quantity): number => {
    const shown = toUnit(value, { quantity, system, unit: chosen(quantity) });
    return Number(shown.toPrecision(DIGITS)) + 0;
  };
  return {
    unit: (quantity) => nameUnit(chosen(quantity)),
    head: (name, quantity) => `${name}, ${nameUnit(chosen(quantity))}`,
    given,
    result: (value, quantity, greatest) =>
      Math.abs(value) <= NOTHING * greatest ? 0 : given(value, quantity),
  };
}
