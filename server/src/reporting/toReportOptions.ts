import { displayUnit, type Quantity, type UnitSystem } from '@eecs/solver-core';
import type { CommonReportWish } from '../schemas/reportRequest.ts';

/** The options that reports of every kind share. */
type CommonWish = Pick<CommonReportWish, 'logo' | 'units' | 'handSet'>;

/**
 * Reads of a wish what is the same for reports of every kind: the logo as bytes, units by
 * quantity, and a case set that is there.
 */
export function toReportOptions({ logo, units = {}, handSet = 0 }: CommonWish, setCount: number) {
  return {
    handSet: Math.min(handSet, Math.max(0, setCount - 1)),
    logo: logo === undefined ? null : { ...logo, bytes: Buffer.from(logo.data, 'base64') },
    unitOf: (quantity: Quantity, system: UnitSystem) => units[quantity] ?? displayUnit(quantity, system),
  };
}

/** How a report is wanted of which nothing is said. */
export const USUAL = { paper: 'A4', date: '' } as const;
