import type { WholeBoundary } from './conjugate.ts';
import { pointOfEdge } from './edgeGeometry.ts';
import { NODES } from './gaussRule.ts';
import { sweepStretches } from './sweepStretches.ts';
import { senseOf } from './symmetry.ts';

/**
 * Integrates along the boundary a function that mirrors of the axis y make zero there.
 *
 * The integral is zero where the boundary meets a mirror in which it changes its sign: the axis on which z is zero.
 * Turned by half a turn it changes its sign. Without such an image it begins at zero.
 */
export function sweepBoundary(steps: Float64Array, { boundary, symmetry }: WholeBoundary): Float64Array {
  const changing = symmetry.images.filter((image) => image.z === -1);
  const isMirrored = changing.some((image) => senseOf(image) === -1);
  const isTurned = changing.length > 0;
  const { values, ends } = sweepStretches(steps, boundary);
  for (const { stretch, at, reached } of ends) {
    const from = Math.abs(pointOfEdge(boundary.panels[stretch.first]!, 0).z);
    const share = isMirrored ? Number(from > Math.abs(at.z)) : isTurned ? 0.5 : 0;
    for (let i = stretch.first * NODES; i < (stretch.last + 1) * NODES; i++) values[i]! -= share * reached;
  }
  return values;
}
