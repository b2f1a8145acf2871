import type { WholeBoundary } from './conjugate.ts';
import { pointOfEdge } from './edgeGeometry.ts';
import { NODES } from './gaussRule.ts';
import { sweepStretches } from './sweepStretches.ts';
import { senseOf } from './symmetry.ts';

/**
 * Integrates along the boundary a function that symmetry about the y axis makes zero on that axis.
 *
 * The integral is zero where the boundary meets a mirror axis in which it changes sign, the axis z = 0. A rotation by
 * half a turn changes its sign. Without such an image it starts at zero.
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
