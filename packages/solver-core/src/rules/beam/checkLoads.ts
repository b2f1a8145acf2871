import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { hasSettlement } from './hasSettlement.ts';
import { isUnassigned } from '../common/sets/isUnassigned.ts';

/**
 * Returns what is wrong with the loads: nothing that acts, or loads that belong to no case set.
 * `totalMass` is that of the beam; null where it is not known whether anything acts.
 */
export function checkLoads(document: BeamCase, totalMass: number | null): Failure[] {
  const { caseSets, loads } = document;
  const hasWeight = totalMass === null || (document.selfWeight && totalMass > 0);
  if (loads.length === 0 && !hasSettlement(document) && !hasWeight)
    return [createFailure('loads.none', '/loads')];
  const failures: Failure[] = [];
  // Unlike a map it steps over the holes of a document that could not be read in full.
  loads.forEach((load, i) => {
    if (isUnassigned(load, caseSets.length))
      failures.push(createFailure('loads.unassigned', `/loads/${i}/sets`, { ids: [load.id] }));
  });
  return failures;
}
