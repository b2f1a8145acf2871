import type { UnitSystem } from '@eecs/solver-core';
import type { Format } from '../i18n/createFormat.ts';

/** Writes coordinates with one unit, that of the last: `1; 2 m`. */
export function writeCoordinates(
  coordinates: readonly number[],
  format: Pick<Format, 'brief'>,
  system: UnitSystem,
): string {
  const last = coordinates.length - 1;
  return coordinates
    .map((value, at) => format.brief(value, { quantity: 'length', system, withUnit: at === last }))
    .join('; ');
}
