import {
  LIMITS,
  type Quantity,
  type Unit,
  type UnitSystem,
  displayUnit,
  parseQuantity,
} from '@eecs/solver-core';

/** As of every field: the core reads sizes down to 1e-60, and sums have room below this. */
const SMALLEST = 1e-50;

/** Reads a value of a quantity, a bare number in the unit of its heading, where there is one; null of what is none. */
export type ReadValue = (text: string, unit?: string, quantity?: Quantity) => number | null;

/**
 * Creates what reads the values of a table or of a typed place, lengths unless another quantity is named: a bare number
 * in the unit of its heading, else in the one that is shown. What no document takes is no value.
 */
export function createValueReader({
  system,
  locale,
  unitOf = displayUnit,
}: {
  readonly system: UnitSystem;
  readonly locale: string;
  /** @default the unit of the system */
  readonly unitOf?: (quantity: Quantity, system: UnitSystem) => Unit;
}): ReadValue {
  const parse = (text: string, quantity: Quantity): number | null => {
    const reading = parseQuantity(text, { quantity, system, locale, unit: unitOf(quantity, system) });
    return reading.ok && isTaken(reading.value) ? reading.value : null;
  };
  return (text, unit = '', quantity = 'length') => {
    const headed = unit === '' ? null : parse(`(${text}) ${unit}`, quantity);
    // What has a unit of its own does without that of the heading.
    return headed ?? (unit === '' || /[\p{L}'"′″]/u.test(text) ? parse(text, quantity) : null);
  };
}

function isTaken(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= SMALLEST && size <= LIMITS.full.magnitude);
}
