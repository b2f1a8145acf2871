import { type Quantity, type Unit, type UnitSystem, plainUnit } from '@eecs/solver-core';
import type { Format } from '../../i18n/createFormat.ts';

/**
 * Decimals that a cell keeps: enough for a value to survive a copy and a paste, except for digits beyond any
 * measurement.
 */
const KEPT_DIGITS = 9;

/** Writes the numbers of table rows, with their units. */
export interface CellWriter {
  /** Writes a value in full; feet without inches, because a spreadsheet could not add those. */
  readonly write: (value: number, quantity: Quantity) => string;
  /** Writes a value with few digits, as in a list. */
  readonly writeBriefly: (value: number, quantity: Quantity) => string;
}

/** Creates the writer of a table's numbers, which are in the base units of `system`. */
export function createCellWriter(
  format: Format,
  {
    system,
    unitOf,
  }: { readonly system: UnitSystem; readonly unitOf: (quantity: Quantity, system: UnitSystem) => Unit },
): CellWriter {
  return {
    write: (value, quantity) =>
      format.quantity(value, {
        quantity,
        system,
        unit: plainUnit(unitOf(quantity, system)),
        digits: KEPT_DIGITS,
        trimZeros: true,
      }),
    writeBriefly: (value, quantity) => format.brief(value, { quantity, system, digits: 3 }),
  };
}
