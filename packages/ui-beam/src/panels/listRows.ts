import type { BeamCase, LIMITS } from '@eecs/solver-core';
import type { TableTab } from '../state/currentRows.ts';

/** Where the rows of a table are in the document. */
const LISTS = {
  supports: 'supports',
  loads: 'loads',
  sections: 'beamSections',
  materials: 'materials',
  crossSections: 'sections',
  sets: 'caseSets',
} as const satisfies Readonly<Record<TableTab, keyof BeamCase>>;

/** Gives the rows of a table. */
export function listRows<Tab extends TableTab>(document: BeamCase, tab: Tab): BeamCase[(typeof LISTS)[Tab]] {
  return document[LISTS[tab]];
}

/** Gives how many rows a table may have. */
export function mostRows(limits: (typeof LIMITS)[keyof typeof LIMITS], tab: TableTab): number {
  return limits[LISTS[tab]];
}
