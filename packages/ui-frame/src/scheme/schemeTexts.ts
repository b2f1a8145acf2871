import type { Quantity, UnitSystem } from '@eecs/solver-core';
import type { Format } from '@eecs/ui-kit';
import type { SchemeTexts } from './scheme.ts';

/** Creates the functions that write the numbers on a drawing. */
export function createSchemeTexts(format: Format, system: UnitSystem): SchemeTexts {
  const write =
    (quantity: Quantity) =>
    (value: number): string =>
      format.brief(value, { quantity, system });
  return {
    force: write('force'),
    moment: write('moment'),
    distributed: write('distributedLoad'),
    mass: write('linearMass'),
    length: write('length'),
    result: (value, quantity) => format.brief(value, { quantity, system, withUnit: false }),
  };
}
