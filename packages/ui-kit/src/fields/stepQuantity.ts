import { type Quantity, type Unit, type UnitSystem, displayUnit, fromUnit, toUnit } from '@eecs/solver-core';

export interface QuantityStep {
  readonly quantity: Quantity;
  readonly system: UnitSystem;
  readonly unit?: Unit;
  /** In the displayed unit. */
  readonly step: number;
}

/** Digits kept after a step: 0.1 + 0.2 becomes 0.3, and no typed number has more. */
const SIGNIFICANT_DIGITS = 12;

/** Share of a step that is only rounding: what remains of 0.3 - 0.1 - 0.2 is no value. */
const NOISE = 1e-9;

/** Moves a value, in base units, by one step of its displayed unit. */
export function stepQuantity(value: number, { quantity, system, unit, step }: QuantityStep): number {
  const shown = unit ?? displayUnit(quantity, system);
  const moved = toUnit(value, { quantity, system, unit: shown }) + step;
  const rounded = Number(moved.toPrecision(SIGNIFICANT_DIGITS));
  const clean = Math.abs(rounded) < Math.abs(step) * NOISE ? 0 : rounded;
  return fromUnit(clean, { quantity, system, unit: shown });
}
