import { displayUnit, type Quantity, type UnitSystem } from '@eecs/solver-core';
import type { CommonReportWish } from '../schemas/reportRequest.ts';

/** The options that reports of every kind share. */
type CommonWish = Pick<CommonReportWish, 'date' | 'logo' | 'paper' | 'units' | 'handSet'>;

/** The fields of a document on which the options depend. */
export interface ReportedDocument {
  readonly caseSets: readonly unknown[];
  readonly units: { readonly system: UnitSystem };
}

/**
 * Returns the options that reports of every kind share: the paper (by default Letter for a document in US customary
 * units), the logo as bytes, units by quantity, and a case set that exists.
 */
export function toReportOptions(
  { date = '', logo, paper, units = {}, handSet = 0 }: CommonWish,
  { caseSets, units: { system: own } }: ReportedDocument,
) {
  return {
    date,
    paper: paper ?? (own === 1 ? 'Letter' : 'A4'),
    handSet: Math.min(handSet, Math.max(0, caseSets.length - 1)),
    logo: logo === undefined ? null : { ...logo, bytes: Buffer.from(logo.data, 'base64') },
    unitOf: (quantity: Quantity, system: UnitSystem) => units[quantity] ?? displayUnit(quantity, system),
  } as const;
}
