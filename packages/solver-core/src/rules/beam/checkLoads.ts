import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { hasSettlement } from './hasSettlement.ts';
import { isUnassigned } from '../common/sets/isUnassigned.ts';

/**
 * Returns the faults of the loads: no load acts, or some belong to no case set. `totalMass` is the mass on which self
 * weight acts, or null if it is not known.
 */
export function checkLoads(document: BeamCase, totalMass: number | null): Failure[] {
  const { caseSets, loads } = document;
  const hasWeight = totalMass === null || (document.selfWeight && totalMass > 0);
  if (loads.length === 0 && !hasSettlement(document) && !hasWeight)
    return [createFailure('loads.none', '/loads')];
  const failures: Failure[] = [];
  // Unlike `map`, this loop skips the holes of a document that could not be read in full.
  loads.forEach((load, i) => {
    if (isUnassigned(load, caseSets.length))
      failures.push(createFailure('loads.unassigned', `/loads/${i}/sets`, { ids: [load.id] }));
  });
  return failures;
}
