import type { Joint, Link, TrussCase } from '../../model/truss/trussDocument.ts';
import { type CombinationFailure, refuse } from '../document/failures.ts';
import { placePermanent, placeWeight } from '../document/placePermanent.ts';
import type { CombinationPlan } from '../document/readCombinations.ts';

/**
 * A document in which all actions without a load act only in named sets, or the reason why the sets cannot be
 * determined.
 */
export type PlacedTrussActions =
  | { readonly ok: true; readonly document: TrussCase }
  | { readonly ok: false; readonly failures: readonly CombinationFailure[] };

/**
 * Assigns self weight, settlements and changes of temperature and of length to the sets that take part in combinations,
 * each once. A truss has no spans, so no set can have a pattern.
 */
export function placeTrussActions(document: TrussCase, plan: CombinationPlan): PlacedTrussActions {
  if (plan.rule === null) return { ok: true, document };
  const patterns = plan.acting.flatMap(({ set, action }) =>
    action.pattern === undefined
      ? []
      : [refuse('combinations.pattern', `/caseSets/${set}/action/pattern`, { ids: [set] })],
  );
  if (patterns.length > 0) return { ok: false, failures: patterns };
  const weight = placeWeight(plan, document);
  const failures = [...weight.failures];
  const joints = document.joints.map((joint, index): Joint => {
    if (!joint.settlement) return joint;
    const placed = placePermanent(plan, {
      path: `/joints/${index}/settlement`,
      sets: joint.sets,
      kinds: ['Gset'],
      code: 'combinations.settlement',
    });
    failures.push(...placed.failures);
    return { ...joint, sets: placed.mask };
  });
  const links = document.links.map((link, index): Link => {
    const { dT = 0, dL = 0, sets } = link;
    if (dT === 0 && dL === 0) return link;
    const placed = placePermanent(plan, {
      path: `/links/${index}/${dT === 0 ? 'dL' : 'dT'}`,
      sets,
      // A link that is both too long and warm would need two sets, so its document must name one.
      kinds: dT === 0 ? ['Gset'] : dL === 0 ? ['T'] : [],
      code: 'combinations.imposed',
    });
    failures.push(...placed.failures);
    return { ...link, sets: placed.mask };
  });
  if (failures.length > 0) return { ok: false, failures };
  const { mask } = weight;
  return {
    ok: true,
    document: { ...document, ...(mask !== undefined && { weightSets: mask }), joints, links },
  };
}
