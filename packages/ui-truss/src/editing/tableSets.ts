import { type CaseSet, LIMITS } from '@eecs/solver-core';
import type { TrussCase } from '@eecs/solver-core/truss';
import { createCaseSet } from '@eecs/ui-kit/editing';
import type { AddedTable, TableSet } from './addedTable.ts';
import { addCaseSet } from './addCaseSet.ts';

/** The case sets of a table, mapped to those of a truss. */
export interface FittedSets {
  /** The truss with the added sets. */
  readonly document: TrussCase;
  readonly added: number;
  /** Returns the mask of some sets; null if one of them cannot contain loads, or there is no room for it. */
  readonly toMask: (named: readonly TableSet[] | null) => number | null;
}

/**
 * Maps the case sets of a table's loads to those of a truss. A number refers to a set of the truss, unless the table
 * states a title for it; a title refers to the set with that title. Missing sets are added; in a truss without case
 * sets, all sets up to the greatest number. If a table names only the first set, none is needed.
 */
export function fitTableSets(
  document: TrussCase,
  { loads, setTitles }: Pick<AddedTable, 'loads' | 'setTitles'>,
): FittedSets {
  const all = loads.map(({ sets }) => sets.named);
  const named = [...new Set(all.flatMap((sets) => sets ?? []))];
  const hasTitles = Array.from(setTitles).some((title) => (title ?? '') !== '');
  const isPlain =
    document.caseSets.length === 0 &&
    named.every((set) => set === 1) &&
    all.every((sets) => sets?.length !== 0) &&
    !hasTitles;
  if (isPlain) return { document, added: 0, toMask: () => 1 };
  let grown = document;
  const add = (title: string): void => {
    ({ document: grown } = addCaseSet(grown, createCaseSet(grown.caseSets, title)));
  };
  const fill = (count: number): void => {
    while (grown.caseSets.length < Math.min(count, LIMITS.full.caseSets))
      add(setTitles[grown.caseSets.length] ?? '');
  };
  const findTitle = (title: string): number => {
    if (!grown.caseSets.some((set) => isCalled(set, title))) add(title);
    return grown.caseSets.findIndex((set) => isCalled(set, title));
  };
  const numbers = named.filter((set) => typeof set === 'number').sort((a, b) => a - b);
  if (document.caseSets.length === 0) fill(Math.max(0, ...numbers));
  else if (!hasTitles) fill(numbers.at(-1) ?? 0);
  const indexes = new Map<TableSet, number>();
  for (const number of numbers)
    indexes.set(
      number,
      document.caseSets.length > 0 && hasTitles ? findTitle(setTitles[number - 1] ?? '') : number - 1,
    );
  for (const set of named) if (typeof set === 'string') indexes.set(set, findTitle(set));
  // Without case sets, loads that name no set would not act.
  if (grown.caseSets.length === 0) fill(1);
  return {
    document: grown,
    added: grown.caseSets.length - document.caseSets.length,
    toMask: (sets) => {
      const places = sets?.map((set) => indexes.get(set) ?? -1) ?? [0];
      if (places.some((at) => grown.caseSets[at]?.combined !== false)) return null;
      return [...new Set(places)].reduce((mask, at) => mask + 2 ** at, 0);
    },
  };
}

function isCalled({ title, combined }: CaseSet, wanted: string): boolean {
  return !combined && title.trim().toLowerCase() === wanted.trim().toLowerCase();
}
