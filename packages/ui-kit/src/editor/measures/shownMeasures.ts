import { type Quantity, type Unit, type UnitSystem, displayUnit, unitsOf } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { CONVENTIONS } from '../../kit/conventions.ts';

/** Chosen units that replace those of the system, by `system quantity`. */
export type ShownUnits = Readonly<Record<string, Unit>>;

export const shownUnitsAtom = atom<ShownUnits>({});

export const conventionsAtom = atom(CONVENTIONS);

/**
 * Returns the displayed unit of a quantity: the chosen one if it measures the quantity, otherwise that of the system.
 */
export function chooseUnit(units: ShownUnits, quantity: Quantity, system: UnitSystem): Unit {
  const unit = units[`${system} ${quantity}`];
  return unit !== undefined && unitsOf(quantity, system).includes(unit)
    ? unit
    : displayUnit(quantity, system);
}
