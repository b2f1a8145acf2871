import type { CaseSet, CommonCase } from '@eecs/solver-core';
import { listWeightSets, withSet } from '@eecs/solver-core/rules';

/**
 * Puts a case set behind those of a document. Self weight does not act in it: where the document named no sets for self
 * weight and has one that is not combined, that one is named now. A combined set that had it once keeps it by a factor.
 * With several such sets self weight goes on to act in every one, for a combination then counts it once, but each of
 * its members that is named.
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
