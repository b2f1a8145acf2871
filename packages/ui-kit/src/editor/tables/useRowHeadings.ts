import { useMemo } from 'react';
import type { Store } from '../../host/host.ts';
import { useHost } from '../../kit/useHost.ts';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import { type RowHeadings, keepHeadings, readKeptHeadings } from './keptHeadings.ts';
import { rowHeadingsAtom } from './rowHeadingsAtom.ts';

/** The columns that the reader assigned to headings, in this editor or earlier. */
export interface ChosenHeadings {
  /**
   * The assignments at the opening of the sheet, with the changes made in it: the same object until something changes.
   */
  readonly headings: RowHeadings;
  /** Returns the current assignments. */
  readonly read: () => RowHeadings;
  readonly choose: (headings: RowHeadings) => void;
}

/**
 * Returns the meanings assigned to headings of tables. A store keeps them for the next visit, if there is one.
 * @param isOpen whether a sheet is open that shows them
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
