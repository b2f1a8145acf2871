import { type BeamCase, DEFAULTS, displayUnit, fromUnit, toUnit } from '@eecs/solver-core';

/** More digits than any typed place, fewer than rounding errors need. */
const SIGNIFICANT_DIGITS = 12;

/** Moves a place by a number of increments of the case, in the displayed unit of length, and keeps it from 0 to `last`. */
export function stepPlace(
  { units }: Pick<BeamCase, 'units'>,
  { x, by, last }: { readonly x: number; readonly by: number; readonly last: number },
): number {
  const { system } = units;
  const unit = displayUnit('length', system);
  const quantity = 'length' as const;
  const shown = toUnit(x, { quantity, system, unit }) + by * getIncrement({ units });
  const moved = fromUnit(Number(shown.toPrecision(SIGNIFICANT_DIGITS)), { quantity, system, unit });
  return Math.max(0, Math.min(last, moved));
}

/** Gives the increment of a case. */
export function getIncrement({ units }: Pick<BeamCase, 'units'>): number {
  return DEFAULTS.increments[units.incrementIndex] ?? 1;
}
