import type { Joint, Link, TrussCase } from '../../model/truss/trussDocument.ts';
import { hasSettlementIn } from '../common/sets/hasSettlementIn.ts';
import { listEmpty } from '../common/sets/listEmpty.ts';
import { hasSet } from '../common/sets/setMask.ts';
import { hasWeightIn } from '../common/sets/weightSets.ts';
import { hasWeight } from './hasActions.ts';

/** Lists the indexes of the unused case sets, to which no load belongs. */
export function listUnusedSets({
  caseSets,
  joints,
  links,
}: Pick<TrussCase, 'caseSets' | 'joints' | 'links'>): number[] {
  const masks = new Set<number>();
  for (const { loads } of joints) for (const { sets } of loads) masks.add(sets);
  for (const { loads } of links) for (const { sets } of loads) masks.add(sets);
  const used = [...masks];
  return caseSets.flatMap((_, index) => (used.some((mask) => hasSet(mask, index)) ? [] : [index]));
}

/**
 * Lists the indexes of the case sets in which nothing acts: no load belongs to the set, it combines no other set in
 * which something acts, and neither self weight nor a settlement, a change of temperature or a misfit acts in it. Empty
 * case sets are not allowed.
 */
export function listEmptySets(document: TrussCase): number[] {
  const { caseSets } = document;
  const unused = new Set(listUnusedSets(document));
  if (unused.size === 0) return [];
  const isHeavy = hasWeight(document);
  const permanent = listPermanent(document);
  return listEmpty(
    caseSets,
    unused,
    (index) =>
      (isHeavy && hasWeightIn(document, index)) || permanent.some((of) => hasSettlementIn(of, index)),
  );
}

/**
 * Lists the joints that settle and the links with temperature or misfit, which act in the sets they name, or in all.
 */
function listPermanent({ joints, links }: TrussCase): readonly (Joint | Link)[] {
  return [
    ...joints.filter(({ settlement }) => settlement && Object.keys(settlement).length > 0),
    ...links.filter(({ dT = 0, dL = 0 }) => dT !== 0 || dL !== 0),
  ];
}
