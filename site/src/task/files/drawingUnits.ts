import type { DxfUnit } from '@eecs/ui-kit/editing';

/** The other common unit of drawings of that kind, which is offered for reading a drawing again. */
const OTHER = { mm: 'm', m: 'mm', in: 'ft', ft: 'in' } as const;

/** Returns the unit to offer instead of the one in which a drawing was read; null if there is none. */
export function findOtherUnit(unit: DxfUnit): 'mm' | 'm' | 'in' | 'ft' | null {
  return unit in OTHER ? OTHER[unit as keyof typeof OTHER] : null;
}

/** Units that have a name in the editor. */
const NAMED = ['mm', 'cm', 'm', 'km', 'in', 'ft', 'yd'] as const;

/** Returns whether a unit of drawings has a name in the editor. */
export function isNamedUnit(unit: DxfUnit): unit is (typeof NAMED)[number] {
  return NAMED.some((named) => named === unit);
}
