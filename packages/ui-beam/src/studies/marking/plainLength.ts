import type { Unit, UnitSystem } from '@eecs/solver-core';

/**
 * Returns the unit of lengths that are not places, because the moment of a unit force in feet and inches would be read
 * as a place.
 */
export function plainLength(system: UnitSystem): Unit {
  return system === 0 ? 'm' : 'ft';
}
