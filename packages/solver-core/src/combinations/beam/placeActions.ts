import type { BeamCase, Support } from '../../model/beam/document.ts';
import type { CombinationFailure } from '../document/failures.ts';
import { placePermanent, placeWeight } from '../document/placePermanent.ts';
import type { CombinationPlan } from '../document/readCombinations.ts';

/**
 * A document in which self weight and settlements act only in named sets, or the reason why the sets cannot be
 * determined.
 */
export type PlacedActions =
  | { readonly ok: true; readonly document: BeamCase }
  | { readonly ok: false; readonly failures: readonly CombinationFailure[] };

/** Assigns self weight and settlements to the sets that take part in combinations, each once. */
export function placeActions(document: BeamCase, plan: CombinationPlan): PlacedActions {
  const weight = placeWeight(plan, document);
  const failures = [...weight.failures];
  const supports = document.supports.map((support, index): Support => {
    if (!support.settlement || plan.rule === null) return support;
    const placed = placePermanent(plan, {
      path: `/supports/${index}/settlement`,
      sets: support.sets,
      kinds: ['Gset'],
      code: 'combinations.settlement',
    });
    failures.push(...placed.failures);
    return { ...support, sets: placed.mask };
  });
  if (failures.length > 0) return { ok: false, failures };
  const { mask } = weight;
  return { ok: true, document: { ...document, ...(mask !== undefined && { weightSets: mask }), supports } };
}
