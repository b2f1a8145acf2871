import { useMemo } from 'react';
import type { Store } from '../../host/host.ts';
import { useHost } from '../../kit/useHost.ts';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import { type RowHeadings, keepHeadings, readKeptHeadings } from './keptHeadings.ts';
import { rowHeadingsAtom } from './rowHeadingsAtom.ts';

/** The columns that the reader chose for headings, in this editor or before it. */
export interface ChosenHeadings {
  /** As they were when the sheet opened, with what was chosen in it: the same object until something changes. */
  readonly headings: RowHeadings;
  /** Reads them as they are now. */
  readonly read: () => RowHeadings;
  readonly choose: (headings: RowHeadings) => void;
}

/**
 * Returns the meanings given to headings of tables. A store keeps it for the next visit, where there is one.
 * @param isOpen whether a sheet is open that shows it
 * @param kept the store; by default that of the host
 */
export function useRowHeadings(isOpen: boolean, kept?: Store): ChosenHeadings {
  const store = useKitStore();
  const host = useHost();
  const place = kept ?? host.store;
  const chosen = useKitAtomValue(rowHeadingsAtom);
  const headings = useMemo(
    () => (isOpen ? { ...readKeptHeadings(place), ...chosen } : chosen),
    [isOpen, chosen, place],
  );
  return {
    headings,
    read: () => ({ ...readKeptHeadings(place), ...store.get(rowHeadingsAtom) }),
    choose: (after) => {
      keepHeadings(place, { before: headings, after });
      store.set(rowHeadingsAtom, after);
    },
  };
}
