import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussVerdict } from '../verdict/verdict.ts';

/** Returns the failures of a truss with this verdict; empty if it is stable. */
export function failuresOfVerdict({ status, mechanisms, W }: TrussVerdict): TrussFailure[] {
  if (status === 'determinate' || status === 'indeterminate' || status === 'unknown') return [];
  if (status === 'underSupported')
    return [createTrussFailure('conditions.count', '/joints', { values: { W } })];
  // The truss certainly moves, although rounding or size prevented listing a motion.
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
