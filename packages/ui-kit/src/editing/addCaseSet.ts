import type { CaseSet, CommonCase } from '@eecs/solver-core';
import { appendCaseSet } from './appendCaseSet.ts';
import { type PlainEdit, toPlainEdit } from './edit.ts';

/**
 * Adds a case set. Without case sets every load acts; the first set therefore gets all loads, so that the results do
 * not change; self weight acts in the first set only. `joinLoads` changes every load of a document.
 */
export function addCaseSet<Document extends Pick<CommonCase, 'caseSets' | 'selfWeight' | 'weightSets'>>(
  document: Document,
  set: CaseSet,
  joinLoads: (document: Document, join: JoinFirst) => Document,
): PlainEdit<Document> {
  const { caseSets } = document;
  const start = caseSets.length > 0 ? document : joinLoads(document, joinFirst);
  return toPlainEdit(appendCaseSet(start, set));
}

/** Lets a list of loads act in the first case set alone; the same list if they already do. */
export type JoinFirst = <Load extends { readonly sets: number }>(loads: readonly Load[]) => readonly Load[];

const joinFirst: JoinFirst = (loads) =>
  loads.every(({ sets }) => sets === 1)
    ? loads
    : loads.map((load) => (load.sets === 1 ? load : { ...load, sets: 1 }));
