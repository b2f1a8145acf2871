import type { Point } from '../outline.ts';
import type { Boundary } from './boundary.ts';
import { pointOfEdge } from './edgeGeometry.ts';
import { NODES, WEIGHT, panelMatrices } from './gaussRule.ts';
import { listStretches } from './stretches.ts';
import type { Stretch } from './stretches.ts';

/** Where a stretch of a boundary ends, and what an integral along it has reached there. */
export interface StretchEnd {
  readonly stretch: Stretch;
  readonly at: Point;
  readonly reached: number;
}

/** An integral along a boundary: zero at the beginning of each stretch. */
export interface Swept {
  readonly values: Float64Array;
  readonly ends: readonly StretchEnd[];
}

/**
 * Integrates along each connected stretch of the boundary, to every node; `steps` are the parts of the integral that
 * the nodes stand for.
 */
export function sweepStretches(steps: Float64Array, { panels }: Boundary): Swept {
  const { sums } = panelMatrices();
  const values = new Float64Array(steps.length);
  const ends = listStretches(panels).map((stretch): StretchEnd => {
    let reached = 0;
    for (let k = stretch.first; k <= stretch.last; k++) {
      const start = k * NODES;
      // Steps carry the weights of the rule.
      const rates = WEIGHT.map((weight, at) => steps[start + at]! / weight);
      for (let i = 0; i < NODES; i++) {
        values[start + i] = reached + rates.reduce((sum, rate, j) => sum + sums[i * NODES + j]! * rate, 0);
      }
      for (let i = 0; i < NODES; i++) reached += steps[start + i]!;
    }
    return { stretch, at: pointOfEdge(panels[stretch.last]!, 1), reached };
  });
  return { values, ends };
}
