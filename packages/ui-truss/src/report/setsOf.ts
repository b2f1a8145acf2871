import type { SolvedTruss } from '@eecs/solver-core/truss';

/** Case sets of an answer shown side by side in a table: all of them, or as many as fit on a page. */
export interface SetsOf extends Pick<SolvedTruss, 'sets'> {
  /** Index of the first of them. @default 0 */
  readonly first?: number;
  /** The number of sets in the answer. @default the number of sets here */
  readonly count?: number;
}

/** Splits an answer into groups of as many case sets as fit on a page. */
export function splitSets({ sets }: Pick<SolvedTruss, 'sets'>, most: number): SetsOf[] {
  const parts = Math.ceil(sets.length / Math.max(1, most));
  return Array.from({ length: parts }, (_, part) => ({
    sets: sets.slice(part * most, (part + 1) * most),
    first: part * most,
    count: sets.length,
  }));
}

/** Returns the heading of a number column for each case set: the number of the set if there are several. */
export function headSets(
  { sets, first = 0, count = sets.length }: SetsOf,
  symbol: string,
  unit: string,
): string[] {
  return sets.map((_, set) => `${symbol}${count > 1 ? ` (${first + set + 1})` : ''}, ${unit}`);
}
