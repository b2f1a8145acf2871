import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { hasSettlementIn } from '../common/sets/hasSettlementIn.ts';
import { listEmpty } from '../common/sets/listEmpty.ts';
import { hasSet } from '../common/sets/setMask.ts';
import { hasWeightIn } from '../common/sets/weightSets.ts';
import { hasWeight, isDeformed, isSettled } from './hasActions.ts';

/** Lists the indexes of the unused case sets, to which no load belongs. */
export function listUnusedSets({
  caseSets,
  joints,
  members,
}: Pick<FrameCase, 'caseSets' | 'joints' | 'members'>): number[] {
  const masks = new Set<number>();
  for (const { loads } of joints) for (const { sets } of loads) masks.add(sets);
  for (const { loads } of members) for (const { sets } of loads) masks.add(sets);
  const used = [...masks];
  return caseSets.flatMap((_, index) => (used.some((mask) => hasSet(mask, index)) ? [] : [index]));
}

/**
 * Lists the indexes of the case sets in which nothing acts: no load belongs to the set, it combines no other set in
 * which something acts, and neither self weight nor a settlement, a change of temperature or a misfit acts in it. Empty
 * case sets are not allowed.
 */
export function listEmptySets(document: FrameCase): number[] {
  const { caseSets, joints, members } = document;
  const unused = listUnusedSets(document);
  if (unused.length === 0) return [];
  const isHeavy = hasWeight(document);
  const permanent = [
    ...joints.flatMap(({ support }) => (support !== undefined && isSettled(support) ? [support] : [])),
    ...members.filter(isDeformed),
  ];
  return listEmpty(
    caseSets,
    new Set(unused),
    (index) =>
      (isHeavy && hasWeightIn(document, index)) || permanent.some((one) => hasSettlementIn(one, index)),
  );
}
