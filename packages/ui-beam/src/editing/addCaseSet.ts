import { type BeamCase, type CaseSet, LIMITS } from '@eecs/solver-core';
import { type Edit, plainEdit, refusedEdit } from './edit.ts';
import { SET_COLORS } from './setColors.ts';

/**
 * Adds a case set, in the colour used least. Without case sets every load acts; the first one therefore has them all, and
 * the results stay what they were.
 */
export function addCaseSet(document: BeamCase, title: string): Edit {
  const { caseSets } = document;
  if (caseSets.length >= LIMITS.full.caseSets) return refusedEdit(document, 'listFull', LIMITS.full.caseSets);
  const set: CaseSet = {
    title,
    description: '',
    color: leastUsedColor(caseSets),
    angle: 0,
    combined: false,
  };
  const loads =
    caseSets.length > 0
      ? document.loads
      : document.loads.map((load) => (load.sets === 1 ? load : { ...load, sets: 1 }));
  return plainEdit({ ...document, caseSets: [...caseSets, set], loads });
}

function leastUsedColor(caseSets: readonly CaseSet[]): string {
  const uses = (color: string): number => caseSets.filter((set) => set.color === color).length;
  return SET_COLORS.reduce((best, color) => (uses(color) < uses(best) ? color : best), SET_COLORS[0]);
}
