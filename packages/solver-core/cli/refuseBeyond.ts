import { leadingFailure } from '../src/failures/leadingFailure.ts';
import { LIMITS } from '../src/index.ts';
import type { RefusedBeam } from '../src/index.ts';
import { checkDepth, checkMagnitude } from '../src/model/common/checkExtent.ts';
import { isRecord } from '../src/model/common/schemaReader.ts';

/**
 * Refuses a document that a server or an editor would refuse: one that is nested too deep for the code that reads it,
 * or with numbers beyond the size of any structure. `solveBeam` leaves this check to its callers. Returns null for any
 * other document.
 */
export function refuseBeyond(document: unknown): RefusedBeam | null {
  const deep = checkDepth(document);
  const failures = deep.length > 0 || !isRecord(document) ? deep : checkMagnitude(document, LIMITS.full);
  if (failures.length === 0) return null;
  const { group, errno } = leadingFailure(failures);
  return { level: 'error', id: -1, hash: null, errno, error: group, message: group, failures, verdict: null };
}
