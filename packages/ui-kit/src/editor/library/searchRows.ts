import { type CrossSection, type Material, composePair } from '@eecs/solver-core';
import { type PairReading, readPairs, searchEntries } from '@eecs/solver-core/catalogue';
import type { LibraryRow } from './libraryRow.ts';

/** The greatest number of pairs composed for one query. */
const MOST_PAIRS = 100;

/**
 * Finds the rows that match a query, the closest first. For pairs such as `2L 100x10 / 10`, composes a built-up section
 * from the rows of one.
 */
export function searchRows<Item extends Material | CrossSection>(
  rows: readonly LibraryRow<Item>[],
  query: string,
): readonly LibraryRow<Item>[] {
  for (const pair of readPairs(query)) {
    const single = searchEntries(rows, pair.part).slice(0, MOST_PAIRS);
    const found = single.flatMap((row) => pairRow(row, pair));
    if (found.length > 0) return found;
  }
  return searchEntries(rows, query);
}

function pairRow<Item extends Material | CrossSection>(
  row: LibraryRow<Item>,
  pair: PairReading,
): LibraryRow<Item>[] {
  const { item } = row;
  if (!('className' in item)) return [];
  // The gap is read in mm, like the rows of catalogues; the reader's own rows may be in inches.
  const gap = item.units === 1 ? pair.gap / 25.4 : pair.gap;
  const two = composePair(item, { ...pair, gap });
  if (two === null) return [];
  const origin = { ...row.origin, id: `${row.origin.id} / ${two.label}` };
  // A composed section has no printed values.
  const { printed: _, ...one } = row;
  return [{ ...one, id: `${row.id} / ${two.label}`, label: two.label, item: two as Item, origin }];
}
