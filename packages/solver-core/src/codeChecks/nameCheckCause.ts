import { nameCombination } from '../combinations/document/namedCombinations.ts';

/** The loads that govern a check: those of one case set, or of one combination. */
export type CheckCause =
  { readonly set: number } | { readonly situation: string; readonly combination: number };

/**
 * Names the case set or the combination that governs a check; returns an empty text if all loads act together. `nameSet`
 * names a set without a title by its number, counted from 1.
 */
export function nameCheckCause(
  cause: CheckCause | null,
  caseSets: readonly { readonly title: string }[],
  nameSet: (set: number) => string,
): string {
  if (cause === null) return '';
  if ('situation' in cause) return nameCombination(cause.situation, cause.combination);
  return caseSets.length === 0 ? '' : caseSets[cause.set]?.title || nameSet(cause.set + 1);
}
