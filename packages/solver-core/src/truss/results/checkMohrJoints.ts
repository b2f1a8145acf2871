import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import type { MohrJoint } from './mohr.ts';
import { AXES } from './staticsMatrix.ts';

/**
 * Returns a failure for every requested displacement that cannot be computed: of a missing joint, along an unknown
 * axis, along z in a plane truss, or without real constants.
 */
export function checkMohrJoints(
  points: readonly MohrJoint[],
  of: { jointCount: number; model: { readonly dim: 2 | 3; readonly isReal: boolean } | null },
): TrussFailure[] {
  const { jointCount, model } = of;
  return points.flatMap(({ joint, axis }, k) => {
    const path = `/mohr/${k}`;
    if (!Number.isInteger(joint) || joint < 0 || joint >= jointCount)
      return [
        createTrussFailure('geometry.index', `${path}/joint`, {
          ids: [k],
          values: { index: joint, count: jointCount },
        }),
      ];
    if (!AXES.includes(axis)) {
      const values = { actual: String(axis), allowed: AXES.join(', ') };
      return [createTrussFailure('schema.className', `${path}/axis`, { ids: [k], values })];
    }
    if (model?.dim === 2 && axis === 'z')
      return [createTrussFailure('geometry.outOfPlane', `${path}/axis`, { ids: [k] })];
    if (model && !model.isReal) return [createTrussFailure('materials.needed', path, { ids: [k] })];
    return [];
  });
}
