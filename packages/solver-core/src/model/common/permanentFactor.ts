import type { CaseSet } from './document.ts';

/** Permanent actions that a combined set may factor, by their names beside the indexes of its members. */
export const PERMANENT_ACTIONS = ['settlement', 'weight'] as const;

export type PermanentAction = (typeof PERMANENT_ACTIONS)[number];

/** Returns by how much a case set takes a permanent action: the factor that a combined one names, else 1. */
export function permanentFactor(set: CaseSet | undefined, action: PermanentAction): number {
  return set?.combined === true ? (set.factors?.[action] ?? 1) : 1;
}
