import type { CaseSet } from '@eecs/solver-core';
import { SET_COLORS } from './setColors.ts';

/** Creates a case set in the colour that the existing ones use least. */
export function createCaseSet(caseSets: readonly CaseSet[], title: string): CaseSet {
  return { title, description: '', color: leastUsedColor(caseSets), angle: 0, combined: false };
}

function leastUsedColor(caseSets: readonly CaseSet[]): string {
  const uses = (color: string): number => caseSets.filter((set) => set.color === color).length;
  return SET_COLORS.reduce((best, color) => (uses(color) < uses(best) ? color : best), SET_COLORS[0]);
}
