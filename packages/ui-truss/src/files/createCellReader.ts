import {
  LIMITS,
  type Quantity,
  type Unit,
  type UnitSystem,
  baseUnit,
  displayUnit,
  parseQuantity,
} from '@eecs/solver-core';
import type { RowProblem } from '@eecs/ui-kit/editing';

/** As in every field: the core accepts sizes down to 1e-60, and sums need a margin. */
const SMALLEST = 1e-50;

/** Why a cell has no value that a document accepts. */
export type CellRefusal = Pick<RowProblem, 'code' | 'bound'>;

/** Reads a value of a quantity; a bare number is in the unit of its heading, if there is one. */
export type ReadCell = (text: string, unit?: string, quantity?: Quantity) => number | CellRefusal;

export interface CellReading {
  readonly system: UnitSystem;
  readonly locale: string;
  /** @default the unit of the system */
  readonly unitOf?: (quantity: Quantity, system: UnitSystem) => Unit;
}

/**
 * Creates the reader of a table's values, lengths unless another quantity is given: a bare number is in the unit of its
 * heading, otherwise in the displayed unit.
 */
export function createCellReader({ system, locale, unitOf = displayUnit }: CellReading): ReadCell {
  const parse = (text: string, quantity: Quantity): number | CellRefusal => {
    const reading = parseQuantity(text, { quantity, system, locale, unit: unitOf(quantity, system) });
    const bound = (value: number) => ({ value, unit: baseUnit(quantity, system) });
    if (!reading.ok) {
      if (reading.code === 'notFinite') return { code: 'great', bound: bound(LIMITS.full.magnitude) };
      return {
        code: reading.code === 'unknownUnit' || reading.code === 'wrongDimension' ? 'unit' : 'number',
      };
    }
    const size = Math.abs(reading.value);
    if (size > LIMITS.full.magnitude) return { code: 'great', bound: bound(LIMITS.full.magnitude) };
    return size > 0 && size < SMALLEST ? { code: 'small', bound: bound(SMALLEST) } : reading.value;
  };
  return (text, unit = '', quantity = 'length') => {
    if (unit === '') return parse(text, quantity);
    const headed = parse(`(${text}) ${unit}`, quantity);
    if (typeof headed === 'number' || headed.bound !== undefined) return headed;
    // A cell with its own unit ignores the unit of the heading.
    return /[\p{L}'"′″]/u.test(text) ? parse(text, quantity) : headed;
  };
}
