import type { BeamCase, CaseSet, Load, Support } from '../../model/document.ts';
import { type RuleEdit, listNotes } from '../ruleEdit.ts';
import { withoutSet } from './setMask.ts';

/**
 * Removes one case set, found by its index: from every load and settlement, and with its factor from the combined ones.
 * The bits and factors of the sets after it move down. Loads that acted in no other set are counted; with the last set
 * they all act again.
 */
export function removeCaseSet(document: BeamCase, index: number): RuleEdit {
  if (document.caseSets[index] === undefined) return { document, notes: [] };
  const caseSets = document.caseSets.filter((_, at) => at !== index).map((set) => withoutFactor(set, index));
  const loads = document.loads.map((load): Load => withMask(load, withoutSet(load.sets, index)));
  const leftOver = loads.filter(({ sets }, at) => sets === 0 && document.loads[at]?.sets !== 0).length;
  const k = Math.max(0, Math.min(document.k > index ? document.k - 1 : document.k, caseSets.length - 1));
  return {
    document: {
      ...document,
      k,
      caseSets,
      loads,
      supports: document.supports.map((support): Support =>
        support.sets === undefined ? support : withMask(support, withoutSet(support.sets, index)),
      ),
    },
    notes: listNotes({ loadsLeftUnassigned: caseSets.length > 0 ? leftOver : 0 }),
  };
}

function withMask<Item extends { readonly sets?: number }>(item: Item, sets: number): Item {
  return item.sets === sets ? item : { ...item, sets };
}

function withoutFactor(set: CaseSet, index: number): CaseSet {
  const { factors, ...rest } = set;
  if (factors === undefined) return set;
  const kept = Object.entries(factors)
    .filter(([member]) => Number(member) !== index)
    .map(([member, factor]) => [String(Number(member) > index ? Number(member) - 1 : member), factor]);
  return kept.length === 0 ? rest : { ...rest, factors: Object.fromEntries(kept) as CaseSet['factors'] & {} };
}
