import type { TrussSet } from '@eecs/solver-core/truss';
import { greatestPart } from './greatestPart.ts';

/** The orders of the rods in a table. */
export const ROD_ORDERS = ['number', 'force', 'used'] as const;
export type RodOrder = (typeof ROD_ORDERS)[number];

/** Lists the rods of a set in an order: by number, or by magnitude, the greatest first. */
export function orderRods({ N, utilisation }: TrussSet, order: RodOrder): readonly number[] {
  const rods = N.map((_, link) => link);
  if (order === 'number') return rods;
  const size =
    order === 'used' && utilisation !== null
      ? utilisation.map(greatestPart)
      : N.map((force) => Math.abs(force));
  return rods.sort((a, b) => (size[b] ?? 0) - (size[a] ?? 0) || a - b);
}
