import { displayUnit, formatQuantity, unitSymbol } from '../src/index.ts';
import type { Quantity, UnitSystem } from '../src/index.ts';

/** Formats a result in the unit in which people read it, without the unit. */
export function formatResult(value: number, quantity: Quantity, system: UnitSystem): string {
  return formatQuantity(value, { quantity, system, digits: 3, withUnit: false });
}

/** Writes a heading with the unit of `formatResult`. */
export function headed(name: string, quantity: Quantity, system: UnitSystem): string {
  return `${name}, ${unitSymbol(displayUnit(quantity, system))}`;
}
