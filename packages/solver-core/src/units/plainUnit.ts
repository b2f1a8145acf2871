import type { Unit } from './unit.ts';

/** Returns the unit of one plain number: feet for feet and inches, which are two; any other as it is. */
export function plainUnit(unit: Unit): Unit {
  return unit === 'ft-in' ? 'ft' : unit;
}
