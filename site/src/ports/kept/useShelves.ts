import { useMemo, useSyncExternalStore } from 'react';
import type { KindRow } from '../../kinds/kindRow.ts';
import { KIND_ROWS } from '../../kinds/kinds.ts';
import { type Services, useServices } from './services.ts';
import type { ShelfList } from './shelf.ts';

/** The documents of one kind that this browser stores. */
export interface KindShelf extends ShelfList {
  readonly row: KindRow;
}

/** Returns the stored documents of every kind as a live value. */
export function useShelves(): readonly KindShelf[] {
  const services = useServices();
  const { subscribe, read } = useMemo(() => watchShelves(services), [services]);
  return useSyncExternalStore(subscribe, read, read);
}

function watchShelves(services: Services) {
  let known: readonly KindShelf[] = [];
  return {
    subscribe: (listen: () => void): (() => void) => {
      const ends = KIND_ROWS.map(({ id }) => services.shelves[id].subscribe(listen));
      return () => {
        for (const end of ends) end();
      };
    },
    // Returns the same list until one of the shelves changes.
    read: (): readonly KindShelf[] => {
      const lists = KIND_ROWS.map((row) => ({ row, list: services.shelves[row.id].get() }));
      const isKnown = lists.every(({ list: { active, slots } }, at) => {
        const before = known[at];
        return before?.slots === slots && before.active === active;
      });
      if (!isKnown) known = lists.map(({ row, list }) => ({ ...list, row }));
      return known;
    },
  };
}
