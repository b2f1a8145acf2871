import { createFailure } from '../failures.ts';
import type { Failure } from '../failures.ts';
import type { BeamCase } from '../model/document.ts';

/**
 * Returns what is wrong with the loads: nothing that acts, or loads that belong to no case set.
 * `totalMass` is that of the beam; null where it is not known whether anything acts.
 */
export function checkLoads(document: BeamCase, totalMass: number | null): Failure[] {
  const { caseSets, loads, supports } = document;
  const hasSettlement = supports.some(({ settlement }) => settlement && Object.keys(settlement).length > 0);
  const hasWeight = totalMass === null || (document.selfWeight && totalMass > 0);
  if (loads.length === 0 && !hasSettlement && !hasWeight) return [createFailure('loads.none', '/loads')];
  if (caseSets.length === 0) return [];
  const existing = 2 ** caseSets.length - 1;
  const failures: Failure[] = [];
  loads.forEach(({ id, sets }, i) => {
    if (!(sets & existing))
      failures.push(createFailure('loads.unassigned', `/loads/${i}/sets`, { ids: [id] }));
  });
  return failures;
}
