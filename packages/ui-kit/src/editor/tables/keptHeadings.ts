import type { Store } from '../../host/host.ts';

/** The columns that a reader chose for headings of tables, by the headings as they are written. */
export type RowHeadings = Readonly<Record<string, string>>;

/** The name in the store: tables of beams and of trusses share the meanings given to their headings. */
const KEY = 'table.headings';
/** The most headings that are kept; the ones that were chosen longest ago are forgotten. */
const MOST = 64;
/** A longer heading is a sentence of one document, and is not kept. */
const LONGEST = 120;

/** Reads the choices of earlier tables; what makes no sense is left out. */
export function readKeptHeadings(store: Store | undefined): RowHeadings {
  const kept = store?.read(KEY);
  if (!Array.isArray(kept)) return {};
  const isPair = (pair: unknown): pair is readonly [string, string] =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
  return Object.fromEntries((kept as readonly unknown[]).filter(isPair).slice(-MOST));
}

/**
 * Keeps what a reader changed in the choices of a table: a choice becomes the newest of those that are kept, one that
 * was taken back is forgotten, and what other tables or tabs kept meanwhile stays.
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
