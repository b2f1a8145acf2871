import { type Quantity, type Unit, type UnitSystem, plainUnit } from '@eecs/solver-core';
import type { Format } from '../../i18n/createFormat.ts';

/**
 * Decimals that a cell keeps: enough that a value copied out and back is the document's own value, except for digits
 * that nobody measures.
 */
const KEPT_DIGITS = 9;

/** Writes numbers for rows of a table, with their units. */
export interface CellWriter {
  /** In full; feet without inches, which a spreadsheet could not add. */
  readonly write: (value: number, quantity: Quantity) => string;
  /** Writes a value with few digits, as in a list. */
  readonly writeBriefly: (value: number, quantity: Quantity) => string;
}

/** Creates the writer of a table's numbers, which are in base units of `system`. */
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
