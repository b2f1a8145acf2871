import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { createFrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameModel } from '../assembly/frameModel.ts';
import type { FrameMohrPoint } from '../answer/frameMohr.ts';

/** Returns a failure for every point at which a unit load cannot act; paths begin at `/mohr`. */
export function checkMohrPoints(
  points: readonly FrameMohrPoint[],
  { joints, members }: Pick<FrameCase, 'joints' | 'members'>,
  model: FrameModel,
): FrameFailure[] {
  return points.flatMap((point, i): FrameFailure[] => {
    const path = `/mohr/${i}`;
    if ('joint' in point) {
      const failure = checkIndex(point.joint, { count: joints.length, path: `${path}/joint`, i });
      if (failure !== null) return [failure];
      const isLoose = point.direction === 'r' && !model.joints[point.joint]!.turns;
      return isLoose ? [createFrameFailure('loads.momentOnHinge', path, { ids: [i] })] : [];
    }
    const failure = checkIndex(point.member, { count: members.length, path: `${path}/member`, i });
    if (failure !== null) return [failure];
    const { length } = model.members[point.member]!;
    if (!Number.isFinite(point.x)) return [createFrameFailure('schema.notFinite', `${path}/x`)];
    if (point.x >= 0 && point.x <= length) return [];
    const values = { x0: point.x, x1: point.x, L: length };
    return [createFrameFailure('geometry.loadOutside', `${path}/x`, { ids: [i], values })];
  });
}

function checkIndex(
  index: number,
  { count, path, i }: { readonly count: number; readonly path: string; readonly i: number },
): FrameFailure | null {
  return Number.isInteger(index) && index >= 0 && index < count
    ? null
    : createFrameFailure('geometry.index', path, { ids: [i], values: { index, count } });
}
