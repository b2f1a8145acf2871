import type { Reaction } from '../results/planeResults.ts';
import type { SolvedAxial } from '../../member/axial/axial.ts';
import type { NodeBending } from '../../member/bending/bendingInput.ts';
import type { ElementShears } from '../../member/bending/shears.ts';
import type { MemberModel } from '../../member/model.ts';
import { forceOnNode, momentOnNode } from '../../member/loads/nodeLoads.ts';
import type { LineLoad } from '../../member/loads/pieces.ts';

/**
 * Computes the forces of each support on the beam: the jumps of N, Q and M over its node, less the loads applied to the
 * node. In document order.
 */
export function computeReactions(of: {
  model: MemberModel;
  load: LineLoad;
  shears: ElementShears;
  bending: NodeBending;
  axial: SolvedAxial;
}): Reaction[] {
  const { load, shears, bending, axial } = of;
  const { nodes } = of.model;
  const reactions: Reaction[] = [];
  for (let i = 0; i < nodes.length; i++) {
    const { x, support, holdX, holdY, holdR } = nodes[i]!;
    if (support < 0 || (holdX === null && holdY === null && holdR === null)) continue;
    reactions.push({
      support,
      x,
      axial: axial.reactions[i]!,
      normal: holdY === null ? 0 : (shears.left[i] ?? 0) - (shears.right[i - 1] ?? 0) - forceOnNode(load, i),
      moment: holdR === null ? 0 : bending.left[i]! - bending.right[i]! - momentOnNode(load, i),
    });
  }
  return reactions.sort((a, b) => a.support - b.support);
}
