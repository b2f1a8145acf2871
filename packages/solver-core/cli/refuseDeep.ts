import { checkDepth } from '../src/model/common/checkExtent.ts';
import { leadingFailure } from '../src/failures/leadingFailure.ts';
import type { RefusedBeam } from '../src/index.ts';

/**
 * Refuses a beam nested deeper than anything that reads it can follow: `solveBeam` leaves
 * that to whoever calls it. Null for any other.
 */
export function refuseDeep(document: unknown): RefusedBeam | null {
  const failures = checkDepth(document);
  if (failures.length === 0) return null;
  const { group, errno } = leadingFailure(failures);
  return { level: 'error', id: -1, hash: null, errno, error: group, message: group, failures, verdict: null };
}
