import type { BendingInput, Scale } from './bendingInput.ts';
import type { MemberElement } from '../model.ts';
import { momentOnNode } from '../loads/nodeLoads.ts';

/** By node, scaled: the shares of the unbalanced moment that the ends of the elements on its left and right take. */
export interface DistributedMoments {
  readonly left: Float64Array;
  readonly right: Float64Array;
}

/**
 * Distributes what is out of balance at each inner node between clamped elements, as if it turned freely; by case
 * set.
 *
 * It is divided by the stiffnesses EI/l. The contribution of the unknown at the node is then small if one side is
 * much stiffer than the other, so neither side's moment is a difference of large ones. The moments of a determinate
 * beam know no stiffness: there the unknown is the whole moment, since parts of it in a thin element would be
 * balanced by forces beyond all others. Source: H. Cross, Analysis of continuous frames by distributing fixed-end
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
