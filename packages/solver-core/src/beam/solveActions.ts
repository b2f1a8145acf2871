import type { SetActions } from './actions.ts';
import { solveAxial } from './axial.ts';
import { integrateAxial } from './axialFields.ts';
import { solveBending } from './bending.ts';
import type { BendingFailure } from './bending.ts';
import { integrateBending } from './bendingFields.ts';
import { makeDiagrams } from './diagrams.ts';
import type { BeamModel } from './elements.ts';
import { splitActions } from './pieces.ts';
import { computeReactions } from './reactions.ts';
import type { SolvedSet } from './solvedCase.ts';
import { computeSpanActions } from './spanActions.ts';

export type SolvedActions = { readonly ok: true; readonly sets: readonly SolvedSet[] } | BendingFailure;

/** Solves a beam for each set of actions. Fails where rounding leaves it movable, or when its numbers differ too much in size. */
export function solveActions(model: BeamModel, actions: readonly SetActions[]): SolvedActions {
  const loads = actions.map((set) => splitActions(set, model.elements));
  const spans = loads.map((load) => computeSpanActions(model.elements, load));
  const bendings = solveBending({ model, spans, actions });
  if (!bendings.ok) return bendings;
  const sets: SolvedSet[] = [];
  for (const [k, bending] of bendings.sets.entries()) {
    const axial = solveAxial(model, spans[k]!, actions[k]!);
    const load = loads[k]!;
    const bent = integrateBending({ model, load: load.across, spans: spans[k]!, bending });
    const stretched = integrateAxial({ model, load: load.along, axial });
    const diagrams = makeDiagrams({ load, bent, stretched });
    // Something overflowed.
    if (!diagrams) return { ok: false, cause: 'size' };
    const R = computeReactions({ model, spans: spans[k]!, bending, axial });
    sets.push({ actions: actions[k]!, set: { ...diagrams, R } });
  }
  return { ok: true, sets };
}
