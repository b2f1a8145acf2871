import { type Quantity, type Unit, type UnitSystem, plainUnit, toUnit } from '@eecs/solver-core';
import type { UnitChooser } from '@eecs/ui-kit';
import type { ExploreRow } from './exploreRows.ts';
import type { FigureRequest } from './figure.ts';

/** Returns the unit for drawing a quantity: feet with inches cannot label an axis. */
export function getChartUnit(quantity: Quantity, system: UnitSystem, unitOf: UnitChooser): Unit {
  return plainUnit(unitOf(quantity, system));
}

/** Returns the quantity of a row: with real constants, or multiplied by EI or EA. */
export function getRowQuantity(
  { real, scaled }: ExploreRow,
  { isReal }: Pick<FigureRequest, 'isReal'>,
): Quantity {
  return isReal ? real : scaled;
}

/** Converts a place on the beam to the unit of the x axis. */
export function toChartX(x: number, { system, unitOf }: Pick<FigureRequest, 'system' | 'unitOf'>): number {
  return toUnit(x, { quantity: 'length', system, unit: getChartUnit('length', system, unitOf) });
}
