import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { listPermanent, listUnfactoredSets } from '../common/sets/listUnfactoredSets.ts';
import { isDeformed, isSettled } from './hasActions.ts';

/**
 * A combined set of a frame in which permanent actions act without a factor, or do not act although they act in one of
 * its members.
 */
export interface UnfactoredFrameSet {
  /** Index of the combined set. */
  readonly set: number;
  /** Whether self weight acts in it once, because neither a factor nor the sets of self weight are named. */
  readonly hasWeight: boolean;
  /** Indexes of joints whose settlement acts in it once, because no factor is named for settlements. */
  readonly settled: readonly number[];
  /** Indexes of members whose temperature or misfit acts in it: once, whatever the factors. */
  readonly strained: readonly number[];
  /**
   * Indexes of joints and members whose permanent action acts in a set that it combines, while their `sets` do not name
   * this set.
   */
  readonly leftOut: { readonly joints: readonly number[]; readonly members: readonly number[] };
}

/**
 * Lists the combined sets in which permanent actions do not act with the factors of the set. Self weight, settlements,
 * temperature and misfit act in every set they name, including combined ones, and in no other; self weight and
 * settlements act once if the combined set names no factor for them.
 *
 * @example listUnfactored(document) // [{ set: 2, hasWeight: true, settled: [], strained: [], leftOut: { joints: [],
 * members: [0] } }]
 */
export function listUnfactored({
  caseSets,
  joints,
  members,
  selfWeight,
  weightSets,
}: FrameCase): readonly UnfactoredFrameSet[] {
  return listUnfactoredSets({
    caseSets,
    isHeavy: selfWeight && weightSets === undefined,
    settling: listPermanent(
      joints.map(({ support }) => support),
      isSettled,
    ),
    straining: listPermanent(members, isDeformed),
  }).map(({ leftOut, ...rest }) => ({
    ...rest,
    leftOut: { joints: leftOut.settled, members: leftOut.strained },
  }));
}
