import type { CrossSection, Material } from '@eecs/solver-core';
import { nearestEntries } from '@eecs/solver-core/catalogue';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { OWN_ORDER, type RowBounds, type RowOrder, filterRows, sortRows } from './arrangeRows.ts';
import type { LibraryRow } from './libraryRow.ts';
import { searchRows } from './searchRows.ts';
import { type LibraryShelf, type Shelves, useShelves } from './useShelves.ts';

/** The current place in a library: a shelf, or one of its drawers. */
export interface LibraryPlace {
  readonly shelf: string;
  /** Null for the whole shelf. */
  readonly drawer: string | null;
}

/** The query and its results. */
export interface LibraryView<Item extends Material | CrossSection> {
  readonly shelves: Shelves<Item>;
  readonly place: LibraryPlace;
  readonly goTo: (place: LibraryPlace) => void;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly bounds: RowBounds | null;
  readonly setBounds: (bounds: RowBounds | null) => void;
  readonly order: RowOrder;
  readonly setOrder: (order: RowOrder) => void;
  readonly rows: readonly LibraryRow<Item>[];
  /** Whether no name matches the query, and the rows are the nearest ones. */
  readonly areNear: boolean;
  /** Whether searched shelves are still loading. */
  readonly isLoading: boolean;
  /** Whether the rows belong to the current query. */
  readonly isSettled: boolean;
  readonly failed: readonly string[];
}

/**
 * Holds the query in a library. A query searches all shelves, which are then loaded; without a query the current place
 * is shown.
 */
export function useLibraryView<Item extends Material | CrossSection>(
  all: readonly LibraryShelf<Item>[],
  first: string,
): LibraryView<Item> {
  const shelves = useShelves(all);
  const [place, goTo] = useState<LibraryPlace>({ shelf: first, drawer: null });
  const [query, setQuery] = useState('');
  const [bounds, setBounds] = useState<RowBounds | null>(null);
  const [order, setOrder] = useState<RowOrder>(OWN_ORDER);
  const asked = useDeferredValue(query);
  const isSearch = query.trim() !== '';
  const ids = useMemo(
    () => (isSearch ? all.map(({ id }) => id) : [place.shelf]),
    [all, isSearch, place.shelf],
  );

  // Loads the open shelf; after a failure it is loaded again only when the user asks for it.
  const { states, open } = shelves;
  useEffect(() => {
    const missing = ids.filter((id) => !states.has(id));
    if (missing.length > 0) open(missing);
  });

  const { rows, areNear } = useMemo(() => {
    const there = ids.flatMap((id) => {
      const state = states.get(id);
      return state?.kind === 'ready' ? state.rows : [];
    });
    const placed =
      isSearch || place.drawer === null ? there : there.filter(({ drawer }) => drawer === place.drawer);
    const found = searchRows(placed, isSearch ? asked : '');
    if (found.length === 0 && isSearch && asked.trim() !== '')
      return { rows: nearestEntries(placed, asked), areNear: true };
    return { rows: sortRows(bounds === null ? found : filterRows(found, bounds), order), areNear: false };
  }, [states, ids, isSearch, place.drawer, asked, bounds, order]);

  const isLoading = ids.some((id) => (states.get(id)?.kind ?? 'loading') === 'loading');
  return {
    shelves,
    place,
    goTo: (next) => {
      setQuery('');
      goTo(next);
    },
    query,
    setQuery,
    bounds,
    setBounds,
    order,
    setOrder,
    rows,
    areNear,
    isLoading,
    isSettled: !isLoading && asked === query,
    failed: ids.filter((id) => states.get(id)?.kind === 'failed'),
  };
}
