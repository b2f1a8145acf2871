import type { BeamCase, Support } from '../../model/document.ts';
import { hasSettlement } from '../hasSettlement.ts';
import { hasWeight } from '../status/realConstants.ts';
import { listMembers } from './listMembers.ts';
import { hasSettlementIn } from './hasSettlementIn.ts';

/** What acts in a combined set without a factor, and what acts in a set it combines but not in it. */
export interface UnfactoredSet {
  /** Index of the combined set. */
  readonly set: number;
  /** Whether self weight acts in it: once, whatever the factors. */
  readonly hasWeight: boolean;
  /** Indexes of the supports whose settlement acts in it: once, whatever the factors. */
  readonly settled: readonly number[];
  /** Indexes of the supports whose settlement acts in a set it combines, while their `sets` do not name this one. */
  readonly leftOut: readonly number[];
}

/**
 * Lists the combined sets in which permanent actions do not act as the factors say: self weight and settlements act once and
 * unfactored in every set they name, a combined one too, and in none they do not name.
 *
 * @example listUnfactored(document) // [{ set: 2, hasWeight: true, settled: [], leftOut: [1] }]
 */
export function listUnfactored(document: BeamCase): readonly UnfactoredSet[] {
  const { caseSets, supports } = document;
  const weighs = caseSets.some(({ combined }) => combined) && hasWeight(document);
  return caseSets.flatMap(({ combined }, set) => {
    if (!combined) return [];
    const members = listMembers(caseSets, set);
    const find = (acts: (support: Support) => boolean) =>
      supports.flatMap((support, i) => (hasSettlement({ supports: [support] }) && acts(support) ? [i] : []));
    const settled = find((support) => hasSettlementIn(support, set));
    const leftOut = find(
      (support) => !hasSettlementIn(support, set) && members.some((k) => hasSettlementIn(support, k)),
    );
    return weighs || settled.length + leftOut.length > 0
      ? [{ set, hasWeight: weighs, settled, leftOut }]
      : [];
  });
}
