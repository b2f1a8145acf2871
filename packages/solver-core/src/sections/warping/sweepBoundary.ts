import { NODES, WEIGHT, panelMatrices } from './gaussRule.ts';
import type { WholeBoundary } from './conjugate.ts';
import { pointOfEdge } from './edgeGeometry.ts';
import { listStretches } from './stretches.ts';
import { senseOf } from './symmetry.ts';

/**
 * Integrates along each connected stretch of the boundary, to every node; `steps` are the parts of the integral that
 * the nodes stand for.
 *
 * The integral is zero where the boundary meets a mirror in which it changes its sign: the axis on which the coordinate
 * `odd` is zero. Turned by half a turn it changes its sign. Without such an image it begins at zero.
 */
export function sweepBoundary(
  steps: Float64Array,
  odd: 'y' | 'z',
  { boundary, symmetry }: WholeBoundary,
): Float64Array {
  const { sums } = panelMatrices();
  const changing = symmetry.images.filter((image) => image[odd] === -1);
  const isMirrored = changing.some((image) => senseOf(image) === -1);
  const isTurned = changing.length > 0;
  const swept = new Float64Array(steps.length);
  for (const { first, last } of listStretches(boundary.panels)) {
    let reached = 0;
    for (let k = first; k <= last; k++) {
      const start = k * NODES;
      // Steps carry the weights of the rule.
      const rates = WEIGHT.map((weight, at) => steps[start + at]! / weight);
      for (let i = 0; i < NODES; i++) {
        swept[start + i] = reached + rates.reduce((sum, rate, j) => sum + sums[i * NODES + j]! * rate, 0);
      }
      for (let i = 0; i < NODES; i++) reached += steps[start + i]!;
    }
    const from = Math.abs(pointOfEdge(boundary.panels[first]!, 0)[odd]);
    const to = Math.abs(pointOfEdge(boundary.panels[last]!, 1)[odd]);
    const share = isMirrored ? Number(from > to) : isTurned ? 0.5 : 0;
    for (let i = first * NODES; i < (last + 1) * NODES; i++) swept[i]! -= share * reached;
  }
  return swept;
}
