import type { FrameCase, FrameJoint, FrameMember } from '../../model/frame/frameDocument.ts';
import { type CombinationFailure, refuse } from '../document/failures.ts';
import { placePermanent, placeWeight } from '../document/placePermanent.ts';
import type { CombinationPlan } from '../document/readCombinations.ts';

/**
 * A document in which all actions without a load act only in named sets, or the reason why the sets cannot be
 * determined.
 */
export type PlacedFrameActions =
  | { readonly ok: true; readonly document: FrameCase }
  | { readonly ok: false; readonly failures: readonly CombinationFailure[] };

/**
 * Assigns self weight, settlements and strains (temperature, misfit) to the sets that take part in combinations, each
 * once. A frame has no spans, so no set can have a pattern.
 */
export function placeFrameActions(document: FrameCase, plan: CombinationPlan): PlacedFrameActions {
  if (plan.rule === null) return { ok: true, document };
  const patterns = plan.acting.flatMap(({ set, action }) =>
    action.pattern === undefined
      ? []
      : [refuse('combinations.pattern', `/caseSets/${set}/action/pattern`, { ids: [set] })],
  );
  if (patterns.length > 0) return { ok: false, failures: patterns };
  const weight = placeWeight(plan, document);
  const failures = [...weight.failures];
  const joints = document.joints.map((joint, index): FrameJoint => {
    if (!joint.support?.settlement) return joint;
    const placed = placePermanent(plan, {
      path: `/joints/${index}/support/settlement`,
      sets: joint.support.sets,
      kinds: ['Gset'],
      code: 'combinations.settlement',
    });
    failures.push(...placed.failures);
    return { ...joint, support: { ...joint.support, sets: placed.mask } };
  });
  const members = document.members.map((member, index): FrameMember => {
    const strain = findStrain(member);
    if (strain === null) return member;
    const placed = placePermanent(plan, {
      path: `/members/${index}/${strain.field}`,
      sets: member.sets,
      kinds: strain.kinds,
      code: 'combinations.imposed',
    });
    failures.push(...placed.failures);
    return { ...member, sets: placed.mask };
  });
  if (failures.length > 0) return { ok: false, failures };
  const { mask } = weight;
  return {
    ok: true,
    document: { ...document, ...(mask !== undefined && { weightSets: mask }), joints, members },
  };
}

/** Returns the strained field of a member, and the kinds of sets it belongs to. */
function findStrain({ dT = 0, dTdepth = 0, dL = 0 }: FrameMember) {
  const isWarm = dT !== 0 || dTdepth !== 0;
  // A member that is both warm and too long would need two sets, so its document must name one.
  if (dL !== 0) return { field: 'dL', kinds: isWarm ? [] : (['Gset'] as const) };
  return isWarm ? { field: dT === 0 ? 'dTdepth' : 'dT', kinds: ['T'] as const } : null;
}
