import type { CommonCase } from '../../../model/common/document.ts';
import { hasSettlementIn } from './hasSettlementIn.ts';
import { listMembers } from './listMembers.ts';

/** An object of a structure with a permanent action, which acts in the sets that it names, or in all. */
export interface PermanentAction {
  /** Index of the object in its list. */
  readonly index: number;
  readonly sets?: number;
}

/** A combined set in which permanent actions act without a factor, or from which its members' actions are missing. */
export interface UnfactoredActions {
  /** Index of the combined set. */
  readonly set: number;
  /** Whether self weight acts in it once, because neither a factor nor the sets of self weight are named. */
  readonly hasWeight: boolean;
  /** Indexes of objects whose settlement acts in it once, because no factor is named for settlements. */
  readonly settled: readonly number[];
  /** Indexes of objects whose imposed strain acts in it: once, whatever the factors. */
  readonly strained: readonly number[];
  /** Indexes of objects whose action acts in one of its members, while their `sets` do not name this set. */
  readonly leftOut: { readonly settled: readonly number[]; readonly strained: readonly number[] };
}

/** The permanent actions of a structure. */
export interface PermanentActions {
  readonly caseSets: CommonCase['caseSets'];
  /** Whether self weight acts without naming its sets. */
  readonly isHeavy: boolean;
  /** Objects with a settlement other than zero. */
  readonly settling: readonly PermanentAction[];
  /** Objects with an imposed strain: temperature, misfit. */
  readonly straining: readonly PermanentAction[];
}

/** Lists the combined sets in which permanent actions do not act with the factors of the set. */
export function listUnfactoredSets({
  caseSets,
  isHeavy,
  settling,
  straining,
}: PermanentActions): readonly UnfactoredActions[] {
  return caseSets.flatMap(({ combined, factors }, set) => {
    if (!combined) return [];
    const hasWeight = isHeavy && factors?.['weight'] === undefined;
    const isStated = factors?.['settlement'] !== undefined;
    const members = listMembers(caseSets, set);
    const acts = (one: PermanentAction) => hasSettlementIn(one, set);
    const isLeftOut = (one: PermanentAction) =>
      !acts(one) && members.some((member) => hasSettlementIn(one, member));
    const settled = isStated ? [] : indexesOf(settling.filter(acts));
    const strained = indexesOf(straining.filter(acts));
    const leftOut = {
      settled: indexesOf(settling.filter(isLeftOut)),
      strained: indexesOf(straining.filter(isLeftOut)),
    };
    const count = settled.length + strained.length + leftOut.settled.length + leftOut.strained.length;
    return hasWeight || count > 0 ? [{ set, hasWeight, settled, strained, leftOut }] : [];
  });
}

function indexesOf(actions: readonly PermanentAction[]): number[] {
  return actions.map(({ index }) => index);
}

/** Lists the objects of a list whose permanent action is not zero, with the sets in which it acts. */
export function listPermanent<One extends { readonly sets?: number }>(
  owners: readonly (One | undefined)[],
  isActing: (one: One) => boolean,
): PermanentAction[] {
  return owners.flatMap((one, index) =>
    one !== undefined && isActing(one) ? [{ index, ...(one.sets !== undefined && { sets: one.sets }) }] : [],
  );
}
