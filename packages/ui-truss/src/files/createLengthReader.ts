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

/**
 * Creates what reads the lengths of a table or of a typed place: a bare number in the unit of its heading, else in the
 * one that is shown. What no document takes is no length.
 */
export function createLengthReader({
  system,
  locale,
  unitOf = displayUnit,
}: {
  readonly system: UnitSystem;
  readonly locale: string;
  /** @default the unit of the system */
  readonly unitOf?: (quantity: Quantity, system: UnitSystem) => Unit;
}): (text: string, unit?: string) => number | null {
  const parse = (text: string): number | null => {
    const reading = parseQuantity(text, {
      quantity: 'length',
      system,
      locale,
      unit: unitOf('length', system),
    });
    return reading.ok && isTaken(reading.value) ? reading.value : null;
  };
  return (text, unit = '') => {
    const headed = unit === '' ? null : parse(`(${text}) ${unit}`);
    // What has a unit of its own does without that of the heading.
    return headed ?? (unit === '' || /[\p{L}'"′″]/u.test(text) ? parse(text) : null);
  };
}

function isTaken(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= SMALLEST && size <= LIMITS.full.magnitude);
}
