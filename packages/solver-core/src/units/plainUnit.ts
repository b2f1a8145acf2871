import type { Unit } from './unit.ts';

/** Returns the unit of a single number: feet for feet and inches, which need two numbers; any other unit unchanged. */
export function plainUnit(unit: Unit): Unit {
  return unit === 'ft-in' ? 'ft' : unit;
}
