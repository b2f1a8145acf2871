import type { Unit, UnitSystem } from '@eecs/solver-core';

/** The unit of lengths that are no places: a moment of a unit force in feet and inches would be read as a place. */
export function plainLength(system: UnitSystem): Unit {
  return system === 0 ? 'm' : 'ft';
}
