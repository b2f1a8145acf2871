import type { CaseSet } from '@eecs/solver-core';
import { planCaseSets } from './planCaseSets.ts';

type MaskMap = (sets: number) => number;

/**
 * Returns a document in which every mask of case sets is mapped: `load` maps those of loads, `own` those of settlements
 * and of strains of lines.
 */
export type MapSets<Document> = (
  document: Document,
  map: { readonly load: MaskMap; readonly own: MaskMap },
) => Document;

/** A part whose loads act in sets of another document, and the sets to add to that document. */
export interface FittedPart<Document> {
  readonly part: Document;
  readonly added: readonly CaseSet[];
}

/**
 * Maps a part of one structure to the case sets of another. An empty structure gets all of them, including combined
 * ones with their factors; otherwise each set in which something of the part acts is mapped to the one with the same
 * title, or added.
 */
export function fitCaseSets<
  Document extends { readonly caseSets: readonly CaseSet[]; readonly joints: readonly unknown[] },
>(part: Document, to: Document, mapSets: MapSets<Document>): FittedPart<Document> {
  const { caseSets: from } = part;
  if (to.joints.length === 0 && to.caseSets.length === 0) return { part, added: from };
  const masks: number[] = [];
  const collect: MaskMap = (sets) => {
    masks.push(sets);
    return sets;
  };
  mapSets(part, { load: collect, own: collect });
  const { added, toMask } = planCaseSets(masks, { from, to: to.caseSets });
  return {
    part: mapSets(part, {
      load: (sets) => toMask(sets) || 1,
      own: (sets) => toMask(sets) || Math.min(1, sets),
    }),
    added,
  };
}
