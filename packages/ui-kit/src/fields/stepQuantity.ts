import {
  type Quantity,
  type Unit,
  type UnitSystem,
  displayUnit,
  fromUnit,
  toUnit,
  roundNoise,
} from '@eecs/solver-core';

export interface QuantityStep {
  readonly quantity: Quantity;
  readonly system: UnitSystem;
  readonly unit?: Unit;
  /** In the displayed unit. */
  readonly step: number;
}

/** Share of a step that is rounding error: the remainder of 0.3 - 0.1 - 0.2 counts as zero. */
const NOISE = 1e-9;

/** Moves a value, in base units, by one step of its displayed unit. */
export function stepQuantity(value: number, { quantity, system, unit, step }: QuantityStep): number {
  const shown = unit ?? displayUnit(quantity, system);
  const moved = toUnit(value, { quantity, system, unit: shown }) + step;
  const rounded = roundNoise(moved);
  const clean = Math.abs(rounded) < Math.abs(step) * NOISE ? 0 : rounded;
  return fromUnit(clean, { quantity, system, unit: shown });
}
