import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import { type RowChoice, chooseRows } from './chooseRows.ts';
import type { ChosenRows } from './createTable.ts';
import type { Choosing } from './useRovingFocus.ts';

/** The rows of a table that are chosen, and the verb that chooses others. */
export interface ChosenRowsOfTable {
  /** Indices of the chosen rows. */
  readonly chosen: ReadonlySet<number>;
  /** Chooses the row at a place of the table; returns the place that takes the focus. */
  readonly choose: (place: number, how: Choosing) => number;
  /** Whether a row is chosen together with others. */
  readonly isOneOfSeveral: (index: number) => boolean;
}

/** Stands in for the chosen rows of a table that takes one row at a time. */
const ALONE = atom<readonly number[]>([]);

/** Gives the rows of a table that are chosen; without `chosenRowsAtom` one row at a time is. */
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
      // A row that is chosen no more hands the focus to the one that is current now.
      return order.indexOf(rows.at(-1) ?? index);
    },
    isOneOfSeveral: (index) => {
      const rows = store.get(chosenRowsAtom ?? ALONE);
      return rows.length > 1 && rows.includes(index);
    },
  };
}
