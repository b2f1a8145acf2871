import type { CommonCase } from '../../../model/common/document.ts';
import type { CaseSet } from '../../../model/common/document.ts';

/**
 * Removes the case set with an index from the sets of a document: its factor is removed from the combined sets, and
 * the factors of later sets move down. The chosen set `k` stays the same set, or becomes the one before it if the
 * last set was removed.
 */
export function withoutCaseSet(
  document: Pick<CommonCase, 'caseSets' | 'k'>,
  index: number,
): Pick<CommonCase, 'caseSets' | 'k'> {
  const caseSets = document.caseSets.filter((_, at) => at !== index).map((set) => withoutFactor(set, index));
  const k = Math.max(0, Math.min(document.k > index ? document.k - 1 : document.k, caseSets.length - 1));
  return { k, caseSets };
}

function withoutFactor(set: CaseSet, index: number): CaseSet {
  const { factors, ...rest } = set;
  if (factors === undefined) return set;
  const kept = Object.entries(factors)
    .filter(([member]) => Number(member) !== index)
    // The names of permanent actions are not numbers and are kept.
    .map(([member, factor]) => [String(Number(member) > index ? Number(member) - 1 : member), factor]);
  return kept.length === 0 ? rest : { ...rest, factors: Object.fromEntries(kept) as CaseSet['factors'] & {} };
}
