import type { Store } from '../../host/host.ts';

/** The columns that a reader assigned to headings of tables, by the headings as written. */
export type RowHeadings = Readonly<Record<string, string>>;

/** The key in the store: tables of beams and of trusses share the meanings of headings. */
const KEY = 'table.headings';
/** The greatest number of stored headings; the oldest are dropped. */
const MOST = 64;
/** A longer heading is a sentence of one document, and is not stored. */
const LONGEST = 120;

/** Reads the choices for earlier tables; invalid ones are left out. */
export function readKeptHeadings(store: Store | undefined): RowHeadings {
  const kept = store?.read(KEY);
  if (!Array.isArray(kept)) return {};
  const isPair = (pair: unknown): pair is readonly [string, string] =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
  return Object.fromEntries((kept as readonly unknown[]).filter(isPair).slice(-MOST));
}

/**
 * Stores the changes a reader made for a table: a choice becomes the newest stored one, a revoked one is removed, and
 * choices stored meanwhile for other tables or by other tabs stay.
 */
export function keepHeadings(
  store: Store | undefined,
  { before, after }: { readonly before: RowHeadings; readonly after: RowHeadings },
): void {
  if (store === undefined) return;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (heading) => before[heading] !== after[heading],
  );
  const others = Object.entries(readKeptHeadings(store)).filter(([heading]) => !changed.includes(heading));
  const chosen = changed.flatMap((heading): [string, string][] => {
    const column = Object.hasOwn(after, heading) ? after[heading] : undefined;
    return column === undefined || heading.length > LONGEST ? [] : [[heading, column]];
  });
  store.write(KEY, [...others, ...chosen].slice(-MOST));
}
