import { type Quantity, type Unit, type UnitSystem, displayUnit, plainUnit, toUnit } from '@eecs/solver-core';

/** A number keeps so many digits: more of them are what rounding left of sums. */
const DIGITS = 12;
/** A result below this part of the greatest of its kind is what rounding left of nothing. */
const NOTHING = 1e-9;

/** Writes numbers of tables that leave the editor. */
export interface TableNumbers {
  /** The unit of a quantity, as a heading names it. */
  readonly unit: (quantity: Quantity) => string;
  /** A heading with its unit. */
  readonly head: (name: string, quantity: Quantity) => string;
  /** The given number, in the unit that is shown. */
  readonly given: (value: number, quantity: Quantity) => number;
  /** A result; of one kind with `greatest`, in the base unit: a value that is negligible relative to it is 0. */
  readonly result: (value: number, quantity: Quantity, greatest: number) => number;
}

/** The kind of structure that the tables describe. */
export interface TableReader {
  /** Writes a unit in the language of the reader. @default its international symbol */
  readonly nameUnit?: (unit: Unit) => string;
  /** @default the units of the system */
  readonly unitOf?: (quantity: Quantity, system: UnitSystem) => Unit;
}

/** Creates what writes numbers in the units of the reader, zeros as zeros. */
export function createTableNumbers(
  system: UnitSystem,
  { nameUnit = (unit) => unit, unitOf = displayUnit }: TableReader = {},
): TableNumbers {
  // A cell of a table holds one number: feet and inches are feet.
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
