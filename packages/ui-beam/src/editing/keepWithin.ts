import type { BeamCase, LIMITS } from '@eecs/solver-core';
import { type Edit, refusedEdit } from './edit.ts';

/** The most entries each list of a document may have: one of the `LIMITS`. */
export type ListLimits = Pick<(typeof LIMITS)[keyof typeof LIMITS], LimitedList>;

type LimitedList = (typeof LISTS)[number];

const LISTS = ['supports', 'beamSections', 'loads', 'caseSets', 'materials', 'sections'] as const;

/** Refuses an edit by which a list grows beyond its limit; one that was opened longer may be edited and shortened. */
export function keepWithin(document: BeamCase, edit: Edit, limits: ListLimits): Edit {
  const full = LISTS.find((list) => {
    const { length } = edit.document[list];
    return length > limits[list] && length > document[list].length;
  });
  return full === undefined ? edit : refusedEdit(document, 'listFull', limits[full]);
}
