import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { addOutOfPlaneInto, isPlane } from '../../truss/assembly/outOfPlane.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';

/**
 * Finds the first force or settlement along z in a truss whose joints all lie in the xy plane; returns its path, or
 * null.
 */
export function findOutOfPlane({ joints }: Pick<TrussCase, 'joints'>): string | null {
  if (!isPlane(joints)) return null;
  const failures: TrussFailure[] = [];
  addOutOfPlaneInto(failures, joints);
  return failures[0]?.path ?? null;
}
