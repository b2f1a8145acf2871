import type { CaseSet } from './document.ts';

/** Names of the permanent actions for which a combined set may have a factor, besides the indexes of its members. */
export const PERMANENT_ACTIONS = ['settlement', 'weight'] as const;

export type PermanentAction = (typeof PERMANENT_ACTIONS)[number];

/** Returns the factor of a permanent action in a case set: the factor that a combined set states, otherwise 1. */
export function permanentFactor(set: CaseSet | undefined, action: PermanentAction): number {
  return set?.combined === true ? (set.factors?.[action] ?? 1) : 1;
}
