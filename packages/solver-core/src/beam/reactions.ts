import type { Reaction } from './answer.ts';
import type { NodeAxial } from './axial.ts';
import type { NodeBending } from './bendingInput.ts';
import type { BeamModel } from './elements.ts';
import { forceOnNode, momentOnNode } from './spanActions.ts';
import type { SpanActions } from './spanActions.ts';

/** Computes what each support does to the beam: the jumps of N, Q and M over its node, less the loads right on it. In document order. */
export function computeReactions(of: {
  model: BeamModel;
  spans: readonly SpanActions[];
  bending: NodeBending;
  axial: NodeAxial;
}): Reaction[] {
  const { model, spans, bending, axial } = of;
  const { nodes, elements } = model;
  const shear = (e: number, side: 'Q0' | 'Q1') => {
    const element = elements[e];
    if (!element) return 0;
    return (bending.left[e + 1]! - bending.right[e]!) / (element.x1 - element.x0) + spans[e]![side];
  };
  return nodes
    .flatMap(({ x, support, holdX, holdY, holdR }, i): Reaction[] => {
      if (support < 0 || (holdX === null && holdY === null && holdR === null)) return [];
      return [
        {
          support,
          x,
          axial:
            holdX === null
              ? 0
              : (axial.end[i - 1] ?? 0) - (axial.start[i] ?? 0) - forceOnNode(spans, i, 'along'),
          normal: holdY === null ? 0 : shear(i, 'Q0') - shear(i - 1, 'Q1') - forceOnNode(spans, i, 'across'),
          moment: holdR === null ? 0 : bending.left[i]! - bending.right[i]! - momentOnNode(spans, i),
        },
      ];
    })
    .sort((a, b) => a.support - b.support);
}
