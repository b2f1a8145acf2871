import type { Reaction } from './answer.ts';
import type { SolvedAxial } from './axial/axial.ts';
import type { NodeBending } from './bending/bendingInput.ts';
import type { ClampedActions } from './bending/clampedActions.ts';
import type { BeamModel } from './elements/elements.ts';
import { forceOnNode, momentOnNode } from './elements/nodeLoads.ts';
import type { LineLoad } from './elements/pieces.ts';

/** Computes what each support does to the beam: the jumps of N, Q and M over its node, less the loads right on it. In document order. */
export function computeReactions(of: {
  model: BeamModel;
  load: LineLoad;
  clamped: ClampedActions;
  bending: NodeBending;
  axial: SolvedAxial;
}): Reaction[] {
  const { model, load, clamped, bending, axial } = of;
  const { nodes, elements } = model;
  const shear = (e: number, side: 'Q0' | 'Q1') => {
    const element = elements[e];
    if (!element) return 0;
    const chord = (bending.leftBeyond[e + 1]! - bending.rightBeyond[e]!) / (element.x1 - element.x0);
    return chord + clamped.ends[e]![side];
  };
  const reactions: Reaction[] = [];
  for (let i = 0; i < nodes.length; i++) {
    const { x, support, holdX, holdY, holdR } = nodes[i]!;
    if (support < 0 || (holdX === null && holdY === null && holdR === null)) continue;
    reactions.push({
      support,
      x,
      axial: axial.reactions[i]!,
      normal: holdY === null ? 0 : shear(i, 'Q0') - shear(i - 1, 'Q1') - forceOnNode(load, i),
      moment: holdR === null ? 0 : bending.left[i]! - bending.right[i]! - momentOnNode(load, i),
    });
  }
  return reactions.sort((a, b) => a.support - b.support);
}
