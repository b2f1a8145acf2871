import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import { type RowChoice, chooseRows } from './chooseRows.ts';
import type { ChosenRows } from './createTable.ts';
import type { Choosing } from './useRovingFocus.ts';

/** The chosen rows of a table, and the command that chooses others. */
export interface ChosenRowsOfTable {
  /** Indices of the chosen rows. */
  readonly chosen: ReadonlySet<number>;
  /** Chooses the row at a position of the table; returns the position that takes the focus. */
  readonly choose: (place: number, how: Choosing) => number;
  /** Returns whether a row is chosen together with others. */
  readonly isOneOfSeveral: (index: number) => boolean;
}

/** Replaces the chosen rows for a table in which one row is chosen at a time. */
const ALONE = atom<readonly number[]>([]);

/** Returns the chosen rows of a table; without `chosenRowsAtom` one row at a time is chosen. */
export function useChosenRows(
  chosenRowsAtom: ChosenRows | undefined,
  { order, current, onChoose }: Omit<RowChoice, 'chosen'> & { readonly onChoose: (index: number) => void },
): ChosenRowsOfTable {
  const store = useKitStore();
  const indices = useKitAtomValue(chosenRowsAtom ?? ALONE);
  const chosen = useMemo(() => new Set(indices), [indices]);
  return {
    chosen,
    choose: (place, how) => {
      const index = order[place];
      if (index === undefined) return place;
      if (how === 'only' || chosenRowsAtom === undefined) {
        onChoose(index);
        return place;
      }
      const rows = chooseRows({ chosen: store.get(chosenRowsAtom), current, order }, index, how);
      store.set(chosenRowsAtom, rows, how === 'toggle');
      // A row that is no longer chosen passes the focus to the current one.
      return order.indexOf(rows.at(-1) ?? index);
    },
    isOneOfSeveral: (index) => {
      const rows = store.get(chosenRowsAtom ?? ALONE);
      return rows.length > 1 && rows.includes(index);
    },
  };
}
