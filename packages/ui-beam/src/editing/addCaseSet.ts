import type { BeamCase, CaseSet } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/**
 * Adds a case set. Without case sets every load acts; the first one therefore has them all, and the results stay what
 * they were.
 */
export function addCaseSet(document: BeamCase, set: CaseSet): Edit {
  const { caseSets } = document;
  const loads =
    caseSets.length > 0
      ? document.loads
      : document.loads.map((load) => (load.sets === 1 ? load : { ...load, sets: 1 }));
  return toPlainEdit({ ...document, caseSets: [...caseSets, set], loads });
}
