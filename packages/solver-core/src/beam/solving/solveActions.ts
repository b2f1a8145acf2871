import type { SetActions } from '../../member/loads/actions.ts';
import { solveAxial } from '../../member/axial/axial.ts';
import { integrateAxial } from '../../member/axial/axialFields.ts';
import { solveBending } from '../../member/bending/bending.ts';
import type { BendingFailure } from '../../member/bending/bending.ts';
import { integrateBending } from '../../member/bending/bendingFields.ts';
import { computeClampedActions } from '../../member/bending/clampedActions.ts';
import { computeShears } from '../../member/bending/shears.ts';
import { makeDiagrams } from '../../member/diagrams/makeDiagrams.ts';
import type { MemberModel } from '../../member/model.ts';
import { splitActions } from '../../member/loads/pieces.ts';
import { leavesNoDigits } from '../../member/diagrams/leavesNoDigits.ts';
import { computeReactions } from './reactions.ts';
import type { SolvedSet } from '../results/solvedCase.ts';

export type SolvedActions =
  /** `isRough` if a force is a difference of moments that agree up to rounding. */
  { readonly ok: true; readonly isRough: boolean; readonly sets: readonly SolvedSet[] } | BendingFailure;

/**
 * Solves a beam for each set of actions. Fails if rounding makes it movable, or if its numbers differ too much in size.
 */
export function solveActions(model: MemberModel, actions: readonly SetActions[]): SolvedActions {
  const loads = actions.map((set) => splitActions(set, model.elements));
  const across = loads.map((load) => load.across);
  const clamped = across.map((load) => computeClampedActions(model.elements, load));
  const bendings = solveBending({ model, loads: across, clamped, actions });
  if (!bendings.ok) return bendings;
  const sets: SolvedSet[] = [];
  let isRough = false;
  for (const [k, bending] of bendings.sets.entries()) {
    const load = loads[k]!;
    const axial = solveAxial(model, load.along, actions[k]!);
    const own = { model, load: load.across, clamped: clamped[k]!, bending };
    const shears = computeShears({ ...own, actions: actions[k]! });
    const bent = integrateBending({ ...own, shears });
    const stretched = integrateAxial({ model, load: load.along, axial });
    const diagrams = makeDiagrams({ load, bent, stretched, shear: model.shear });
    // A number overflowed.
    if (!diagrams) return { ok: false, cause: 'size' };
    isRough ||= leavesNoDigits({ model, shears, diagrams, isDeterminate: bendings.isDeterminate });
    const R = computeReactions({ ...own, shears, axial });
    sets.push({ actions: actions[k]!, set: { ...diagrams, R } });
  }
  return { ok: true, isRough, sets };
}
