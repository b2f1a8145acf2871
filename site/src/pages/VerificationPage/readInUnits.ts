import { type Quantity, type Unit, baseUnit, displayUnit, toUnit } from '@eecs/solver-core';
import type { CheckRow } from './check.ts';

/** A row whose numbers are in the named unit; without a unit it is a plain number or a word. */
export interface ReadRow extends CheckRow {
  readonly unit?: Unit;
}

/**
 * Converts the numbers of a case into units in which engineers read them, one for each quantity. A place stays in the
 * base unit, as in its name. Other numbers get the displayed unit, such as kN·m or kip·ft, unless all of them are small
 * in it: unit problems of textbooks keep N and N·m.
 */
export function readInUnits(rows: readonly CheckRow[]): readonly ReadRow[] {
  return rows.map((row) => {
    const { measure, expected, found } = row;
    if (measure === undefined) return row;
    const { quantity, system } = measure;
    if (measure.unit !== undefined) return { ...row, unit: measure.unit };
    const unit =
      quantity === 'length' || isSmall(rows, quantity)
        ? baseUnit(quantity, system)
        : displayUnit(quantity, system);
    const convert = <Value>(value: Value): Value | number =>
      typeof value === 'number' ? toUnit(value, { quantity, system, unit }) : value;
    return { ...row, unit, expected: convert(expected), found: convert(found) };
  });
}

/** With no greater number in the displayed unit, the base unit reads better. */
const SMALL = 0.1;

function isSmall(rows: readonly CheckRow[], quantity: Quantity): boolean {
  return rows.every(({ measure, expected }) => {
    if (measure?.quantity !== quantity || typeof expected !== 'number') return true;
    const unit = displayUnit(quantity, measure.system);
    return Math.abs(toUnit(expected, { quantity, system: measure.system, unit })) < SMALL;
  });
}
