import type { LibraryRow } from './libraryRow.ts';
import { type RowValue, getRowValue } from './rowValues.ts';

/** The order of a list: the original one, by designation, or by a value; reversed if it descends. */
export interface RowOrder {
  readonly by: 'own' | 'label' | RowValue;
  readonly isDescending: boolean;
}

/** The bounds of a value, in SI units as in `getRowValue`; null if there is none. */
export interface RowBounds {
  readonly value: RowValue;
  readonly least: number | null;
  readonly most: number | null;
}

export const OWN_ORDER: RowOrder = { by: 'own', isDescending: false };

/** Returns the order after a press on a column's head: ascending, descending, the list's own. */
export function turnOrder({ by, isDescending }: RowOrder, column: RowOrder['by']): RowOrder {
  if (by !== column) return { by: column, isDescending: false };
  return isDescending ? OWN_ORDER : { by, isDescending: true };
}

/** Keeps the rows whose value lies within the bounds; drops rows without the value. */
export function filterRows<Row extends LibraryRow>(
  rows: readonly Row[],
  { value, least, most }: RowBounds,
): readonly Row[] {
  if (least === null && most === null) return rows;
  return rows.filter(({ item }) => {
    const own = getRowValue(item, value);
    return own !== null && (least === null || own >= least) && (most === null || own <= most);
  });
}

/** Sorts rows; those without the value are last in either direction. */
export function sortRows<Row extends LibraryRow>(
  rows: readonly Row[],
  { by, isDescending }: RowOrder,
): readonly Row[] {
  if (by === 'own') return rows;
  const sign = isDescending ? -1 : 1;
  if (by === 'label') {
    const { compare } = new Intl.Collator(undefined, { numeric: true });
    return rows.toSorted((one, other) => sign * compare(one.label, other.label));
  }
  return rows.toSorted((one, other) => {
    const [mine, theirs] = [getRowValue(one.item, by), getRowValue(other.item, by)];
    if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null);
    return sign * (mine - theirs);
  });
}
