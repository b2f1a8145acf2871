import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { listPermanent, listUnfactoredSets } from '../../rules/common/sets/listUnfactoredSets.ts';

/**
 * A combined set of a truss in which permanent actions act without a factor, or do not act although they act in one of
 * its members.
 */
export interface UnfactoredTrussSet {
  /** Index of the combined set. */
  readonly set: number;
  /** Whether self weight acts in it once, because neither a factor nor the sets of self weight are named. */
  readonly hasWeight: boolean;
  /** Indexes of joints whose settlement acts in it once, because no factor is named for settlements. */
  readonly settled: readonly number[];
  /** Indexes of links whose dT or dL acts in it: once, whatever the factors. */
  readonly strained: readonly number[];
  /**
   * Indexes of joints and links whose permanent action acts in one of its members, while their `sets` do not name this
   * set.
   */
  readonly leftOut: { readonly joints: readonly number[]; readonly links: readonly number[] };
}

/**
 * Lists the combined sets in which permanent actions do not act with the factors of the set. Self weight, settlements,
 * temperature and misfit act in every set they name, including combined ones, and in no other; self weight and
 * settlements act once if the combined set names no factor for them.
 *
 * @example listUnfactored(document) // [{ set: 2, hasWeight: true, settled: [], strained: [], leftOut: { joints: [],
 * links: [0] } }]
 */
export function listUnfactored({
  caseSets,
  joints,
  links,
  selfWeight,
  weightSets,
}: TrussCase): readonly UnfactoredTrussSet[] {
  return listUnfactoredSets({
    caseSets,
    isHeavy: selfWeight && weightSets === undefined,
    settling: listPermanent(joints, ({ settlement }) => isNonzero(Object.values(settlement ?? {}))),
    straining: listPermanent(links, ({ dT, dL }) => isNonzero([dT, dL])),
  }).map(({ leftOut, ...rest }) => ({
    ...rest,
    leftOut: { joints: leftOut.settled, links: leftOut.strained },
  }));
}

function isNonzero(values: readonly (number | undefined)[]): boolean {
  return values.some((value) => value !== undefined && value !== 0);
}
