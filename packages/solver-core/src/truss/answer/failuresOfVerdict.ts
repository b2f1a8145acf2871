import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussVerdict } from '../verdict/verdict.ts';

/** Returns why a truss of this verdict cannot be solved; nothing when it can stand. */
export function failuresOfVerdict({ status, mechanisms, W }: TrussVerdict): TrussFailure[] {
  if (status === 'determinate' || status === 'indeterminate' || status === 'unknown') return [];
  if (status === 'underSupported')
    return [createTrussFailure('conditions.count', '/joints', { values: { W } })];
  // It moves for certain, though rounding or size hide every motion.
  if (mechanisms.length === 0) return [createTrussFailure('singular.mechanism', '/joints')];
  return mechanisms.map(({ joints, causes }) => {
    const ids = [...new Set(causes.flatMap((cause) => cause.ids))];
    const cause = causes[0]?.code ?? 'linkGeometry';
    return createTrussFailure('singular.mechanism', '/joints', {
      ids,
      values: { cause, joints: joints.length },
    });
  });
}
