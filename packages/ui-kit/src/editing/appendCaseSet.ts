import type { CaseSet, CommonCase } from '@eecs/solver-core';
import { listWeightSets, withSet } from '@eecs/solver-core/rules';

/**
 * Appends a case set. Self weight does not act in the new set: if the document names no sets for self weight and has
 * one that is not combined, that set is named now. A combined set that contained self weight once keeps it by a factor.
 * If several sets are not combined, self weight keeps acting in every one, because a combination then counts it once,
 * whereas it would count it for each named member.
 */
export function appendCaseSet<Document extends Pick<CommonCase, 'caseSets' | 'selfWeight' | 'weightSets'>>(
  document: Document,
  added: CaseSet,
): Document {
  const { caseSets, selfWeight, weightSets } = document;
  const [only, ...others] = listWeightSets(document);
  if (!selfWeight || weightSets !== undefined || only === undefined || others.length > 0)
    return { ...document, caseSets: [...caseSets, added] };
  const kept = caseSets.map((set) =>
    set.combined ? { ...set, factors: { weight: 1, ...set.factors } } : set,
  );
  return { ...document, caseSets: [...kept, added], weightSets: withSet(0, only, true) };
}
