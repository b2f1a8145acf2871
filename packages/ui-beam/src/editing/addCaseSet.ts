import { type BeamCase, type CaseSet, LIMITS } from '@eecs/solver-core';
import { type Edit, plainEdit, refusedEdit } from './edit.ts';

/**
 * Adds a case set. Without case sets every load acts; the first one therefore has them all, and the results stay what they
 * were.
 */
export function addCaseSet(document: BeamCase, set: CaseSet): Edit {
  const { caseSets } = document;
  if (caseSets.length >= LIMITS.full.caseSets) return refusedEdit(document, 'listFull', LIMITS.full.caseSets);
  const loads =
    caseSets.length > 0
      ? document.loads
      : document.loads.map((load) => (load.sets === 1 ? load : { ...load, sets: 1 }));
  return plainEdit({ ...document, caseSets: [...caseSets, set], loads });
}
