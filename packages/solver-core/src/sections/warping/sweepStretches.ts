import type { Point } from '../outline.ts';
import type { Boundary } from './boundary.ts';
import { pointOfEdge } from './edgeGeometry.ts';
import { NODES, WEIGHT, panelMatrices } from './gaussRule.ts';
import { listStretches } from './stretches.ts';
import type { Stretch } from './stretches.ts';

/** The end of a stretch of a boundary, and the value of an integral along it there. */
export interface StretchEnd {
  readonly stretch: Stretch;
  readonly at: Point;
  readonly reached: number;
}

/** An integral along a boundary; it is zero at the start of each stretch. */
export interface Swept {
  readonly values: Float64Array;
  readonly ends: readonly StretchEnd[];
}

/**
 * Integrates along each connected stretch of the boundary, to every node; `steps` are the contributions of the nodes.
 */
export function sweepStretches(steps: Float64Array, { panels }: Boundary): Swept {
  const { sums } = panelMatrices();
  const values = new Float64Array(steps.length);
  const ends = listStretches(panels).map((stretch): StretchEnd => {
    let reached = 0;
    for (let k = stretch.first; k <= stretch.last; k++) {
      const start = k * NODES;
      // The steps contain the weights of the rule.
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
