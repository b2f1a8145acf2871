import type { Point } from '../outline.ts';
import { NODES, WEIGHT, panelMatrices } from './gaussRule.ts';
import type { WholeBoundary } from './conjugate.ts';
import { pointOfEdge } from './edgeGeometry.ts';
import { listStretches } from './stretches.ts';
import type { Symmetry } from './symmetry.ts';

/**
 * Integrates ω dy - χ dz along each connected stretch of the boundary, to every node.
 *
 * It is zero where the boundary meets a mirror that it changes its sign in, the axis z = 0; turned by half a turn it
 * changes its sign.
 */
export function sweepBoundary(
  { omega, chi }: { omega: Float64Array; chi: Float64Array },
  { boundary, symmetry }: WholeBoundary,
): Float64Array {
  const { sums } = panelMatrices();
  const swept = new Float64Array(omega.length);
  for (const { first, last } of listStretches(boundary.panels)) {
    let reached = 0;
    for (let k = first; k <= last; k++) {
      const start = k * NODES;
      // Steps carry the weights of the rule.
      const rates = Array.from({ length: NODES }, (_, j) => {
        const at = start + j;
        return (omega[at]! * boundary.dy[at]! - chi[at]! * boundary.dz[at]!) / WEIGHT[j]!;
      });
      for (let i = 0; i < NODES; i++) {
        swept[start + i] = reached + rates.reduce((sum, rate, j) => sum + sums[i * NODES + j]! * rate, 0);
      }
      reached += rates.reduce((sum, rate, j) => sum + WEIGHT[j]! * rate, 0);
    }
    const offset = beginningOf(symmetry, {
      reached,
      from: pointOfEdge(boundary.panels[first]!, 0),
      to: pointOfEdge(boundary.panels[last]!, 1),
    });
    for (let i = first * NODES; i < (last + 1) * NODES; i++) swept[i]! += offset;
  }
  return swept;
}

function beginningOf(
  { images }: Symmetry,
  { reached, from, to }: { reached: number; from: Point; to: Point },
): number {
  if (images.some(({ y, z }) => y === 1 && z === -1))
    return Math.abs(from.z) <= Math.abs(to.z) ? 0 : -reached;
  return images.some(({ y, z }) => y === -1 && z === -1) ? -reached / 2 : 0;
}
