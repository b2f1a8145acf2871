import type { ActionKind, CommonCase } from '../../model/common/document.ts';
import { type CombinationFailure, refuse } from './failures.ts';
import type { CombinationPlan } from './readCombinations.ts';

/** An action without a load, with its case sets as a mask. */
export interface Permanent {
  readonly path: string;
  /** The sets that the document names, as a mask; an empty mask means all of them. */
  readonly sets: number | undefined;
  /**
   * The kinds of sets in which the action acts if the document names none; the first kind that some set has is used.
   */
  readonly kinds: readonly ActionKind[];
  readonly code: 'combinations.weight' | 'combinations.settlement' | 'combinations.imposed';
}

/**
 * Returns the sets in which a permanent action takes part in combinations: those that the document names, otherwise the
 * first set of a kind. If the action acted in every set, it would be counted once for each. A set with a pattern cannot
 * contain it.
 */
export function placePermanent(
  { acting }: Pick<CombinationPlan, 'acting'>,
  { path, sets, kinds, code }: Permanent,
): { readonly mask: number; readonly failures: readonly CombinationFailure[] } {
  if (sets === undefined) {
    for (const kind of kinds) {
      const found = acting.find(({ action }) => action.kind === kind);
      if (found) return { mask: 2 ** found.set, failures: [] };
    }
    return { mask: 0, failures: [refuse(code, path)] };
  }
  const failures = acting.flatMap(({ set, action }) =>
    action.pattern !== undefined && (sets >>> set) & 1
      ? [refuse('combinations.patternPermanent', `/caseSets/${set}/action/pattern`, { ids: [set] })]
      : [],
  );
  return { mask: sets, failures };
}

/** Returns the sets of self weight, as a mask; undefined if it does not act. */
export function placeWeight(
  plan: CombinationPlan,
  { selfWeight, weightSets }: Pick<CommonCase, 'selfWeight' | 'weightSets'>,
): { readonly mask: number | undefined; readonly failures: readonly CombinationFailure[] } {
  if (!selfWeight || plan.rule === null) return { mask: weightSets, failures: [] };
  return placePermanent(plan, {
    path: '/weightSets',
    sets: weightSets,
    kinds: ['G'],
    code: 'combinations.weight',
  });
}
