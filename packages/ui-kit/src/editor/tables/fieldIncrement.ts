import { type CaseUnits, DEFAULTS, type Unit } from '@eecs/solver-core';

const INCHES_PER_FOOT = 12;

/**
 * Returns what an arrow key adds in a field, in the unit it shows: the decimal increment of the case, and where lengths
 * are read in fractions of an inch, the fraction.
 *
 * @example fieldIncrement({ system: 1, incrementIndex: 3, stepIndex: 1 }, 'in') // 1/8
 */
export function fieldIncrement({ incrementIndex, stepIndex }: CaseUnits, unit: Unit): number {
  if (unit === 'in') return fractionOf(stepIndex);
  // A number of this unit counts feet.
  if (unit === 'ft-in') return fractionOf(stepIndex) / INCHES_PER_FOOT;
  return DEFAULTS.increments[incrementIndex] ?? 1;
}

/** In inches. */
function fractionOf(index: number): number {
  return DEFAULTS.fractions[index] ?? 1;
}
