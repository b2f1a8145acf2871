import { type CaseUnits, DEFAULTS, type Unit } from '@eecs/solver-core';

const INCHES_PER_FOOT = 12;

/**
 * Returns the step of an arrow key in a field, in the displayed unit: the decimal increment of the case, or the
 * fraction if lengths are in fractions of an inch.
 *
 * @example fieldIncrement({ system: 1, incrementIndex: 3, stepIndex: 1 }, 'in') // 1/8
 */
export function fieldIncrement({ incrementIndex, stepIndex }: CaseUnits, unit: Unit): number {
  if (unit === 'in') return fractionOf(stepIndex);
  // A number in this unit counts feet.
  if (unit === 'ft-in') return fractionOf(stepIndex) / INCHES_PER_FOOT;
  return DEFAULTS.increments[incrementIndex] ?? 1;
}

/** Returns a fraction of an inch, in inches. */
function fractionOf(index: number): number {
  return DEFAULTS.fractions[index] ?? 1;
}
