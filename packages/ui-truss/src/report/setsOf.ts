import type { SolvedTruss } from '@eecs/solver-core/truss';

/** Case sets of an answer that are beside each other in a table: all of them, or as many as a page is wide. */
export interface SetsOf extends Pick<SolvedTruss, 'sets'> {
  /** Index of the first of them. @default 0 */
  readonly first?: number;
  /** How many the answer has. @default as many as there are here */
  readonly count?: number;
}

/** Parts an answer into as many case sets as are beside each other on a page. */
export function splitSets({ sets }: Pick<SolvedTruss, 'sets'>, most: number): SetsOf[] {
  const parts = Math.ceil(sets.length / Math.max(1, most));
  return Array.from({ length: parts }, (_, part) => ({
    sets: sets.slice(part * most, (part + 1) * most),
    first: part * most,
    count: sets.length,
  }));
}

/** Heads a column of one number for each case set: the number of the set where there are several. */
export function headSets(
  { sets, first = 0, count = sets.length }: SetsOf,
  symbol: string,
  unit: string,
): string[] {
  return sets.map((_, set) => `${symbol}${count > 1 ? ` (${first + set + 1})` : ''}, ${unit}`);
}
