import type { BendingInput, Scale } from './bendingInput.ts';
import type { MemberElement } from '../model.ts';
import { momentOnNode } from '../loads/nodeLoads.ts';

/**
 * For each node, scaled: the shares of the unbalanced moment that the ends of the elements on its left and right take.
 */
export interface DistributedMoments {
  readonly left: Float64Array;
  readonly right: Float64Array;
}

/**
 * Distributes the unbalanced moment of clamped elements at each inner node as if the node rotated freely, for each case
 * set.
 *
 * The moment is divided in proportion to the stiffnesses EI/l. The unknown at the node then adds little if one side is
 * much stiffer than the other, so neither side's moment is a difference of large numbers. The moments of a determinate
 * beam do not depend on the stiffness. There the unknown is the whole moment, because its parts in a thin element would
 * have to be balanced by huge forces. Source: H. Cross, Analysis of continuous frames by distributing fixed-end
 * moments, Trans. ASCE 96 (1932).
 */
export function distributeMoments(
  input: BendingInput,
  scale: Scale,
  isDeterminate: boolean,
): DistributedMoments[] {
  const { nodes, elements } = input.model;
  return input.clamped.map(({ ends }, k) => {
    const left = new Float64Array(nodes.length);
    const right = new Float64Array(nodes.length);
    for (let i = 1; i < elements.length; i++) {
      const arriving = ends[i - 1]!.M1 / scale.length;
      const leaving = (ends[i]!.M0 + momentOnNode(input.loads[k]!, i)) / scale.length;
      if (isDeterminate) {
        left[i] = -arriving;
        right[i] = -leaving;
        continue;
      }
      const unbalanced = arriving - leaving;
      const before = stiffnessOf(elements[i - 1]!);
      const after = stiffnessOf(elements[i]!);
      left[i] = (-before / (before + after)) * unbalanced;
      right[i] = (after / (before + after)) * unbalanced;
    }
    return { left, right };
  });
}

function stiffnessOf({ x0, x1, EI }: MemberElement): number {
  return EI / (x1 - x0);
}
