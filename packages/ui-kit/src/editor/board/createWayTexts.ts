import type { UnitSystem } from '@eecs/solver-core';
import type { Format } from '../../i18n/createFormat.ts';

/** Writes what a gesture draws on a board. */
export interface WayTexts<Place> {
  readonly place: (place: Place) => string;
  readonly length: (value: number) => string;
  readonly angle: (degrees: number) => string;
}

/** Creates the texts of places, lengths and angles on a board. */
export function createWayTexts<Place>(
  writePlace: (place: Place, format: Format, system: UnitSystem) => string,
  format: Format,
  system: UnitSystem,
): WayTexts<Place> {
  return {
    place: (place) => writePlace(place, format, system),
    length: (value) => format.brief(value, { quantity: 'length', system }),
    angle: (degrees) => format.brief(degrees, { quantity: 'angle', system, digits: 1 }),
  };
}
