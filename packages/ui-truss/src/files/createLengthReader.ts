import { type Quantity, type Unit, type UnitSystem, displayUnit, parseQuantity } from '@eecs/solver-core';

/** Creates what reads the lengths of a table: a bare number in the unit of its heading, else in the one that is shown. */
export function createLengthReader({
  system,
  locale,
  unitOf = displayUnit,
}: {
  readonly system: UnitSystem;
  readonly locale: string;
  /** @default the unit of the system */
  readonly unitOf?: (quantity: Quantity, system: UnitSystem) => Unit;
}): (text: string, unit: string) => number | null {
  const parse = (text: string): number | null => {
    const reading = parseQuantity(text, {
      quantity: 'length',
      system,
      locale,
      unit: unitOf('length', system),
    });
    return reading.ok ? reading.value : null;
  };
  return (text, unit) => {
    const headed = unit === '' ? null : parse(`(${text}) ${unit}`);
    // What has a unit of its own does without that of the heading.
    return headed ?? (unit === '' || /[\p{L}'"′″]/u.test(text) ? parse(text) : null);
  };
}
