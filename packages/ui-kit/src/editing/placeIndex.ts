import { type JointPlace, isSamePlace } from './place.ts';

/** Finds joints by their place without a search through all of them. */
export interface PlaceIndex {
  /** Returns the index of the joint at this place up to rounding, or -1. */
  readonly find: (place: JointPlace) => number;
  readonly add: (place: JointPlace, index: number) => void;
}

/** Side of a cell: far above rounding, far below the distance of joints. */
const CELL = 1e-6;
const NEAR = [0, -1, 1];

/** Creates an index of places. */
export function createPlaceIndex(): PlaceIndex {
  // Nested by column, because most neighbouring columns are empty.
  const columns = new Map<number, Map<number, { readonly place: JointPlace; readonly index: number }[]>>();
  const toCell = (value: number): number => Math.round(value / CELL);
  return {
    find: (place) => {
      const [x, y] = [toCell(place.x), toCell(place.y)];
      for (const dx of NEAR) {
        const column = columns.get(x + dx);
        if (column === undefined) continue;
        for (const dy of NEAR) {
          const found = column.get(y + dy)?.find((entry) => isSamePlace(entry.place, place));
          if (found !== undefined) return found.index;
        }
      }
      return -1;
    },
    add: (place, index) => {
      const [x, y] = [toCell(place.x), toCell(place.y)];
      const column =
        columns.get(x) ?? new Map<number, { readonly place: JointPlace; readonly index: number }[]>();
      columns.set(x, column);
      const list = column.get(y);
      if (list === undefined) column.set(y, [{ place, index }]);
      else list.push({ place, index });
    },
  };
}
