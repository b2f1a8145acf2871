import { type Place, isSamePlace } from './place.ts';

/** Finds joints by their place without looking at all of them. */
export interface PlaceIndex {
  /** The index given with the place that is this one but for rounding, or -1. */
  readonly find: (place: Place) => number;
  readonly add: (place: Place, index: number) => void;
}

/** Side of a cell: far above rounding, far below the distance of joints. */
const CELL = 1e-6;
const NEIGHBOURS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** Creates an index of places. */
export function createPlaceIndex(): PlaceIndex {
  const cells = new Map<string, { readonly place: Place; readonly index: number }[]>();
  const toCell = ({ x, y }: Place, dx = 0, dy = 0): string =>
    `${Math.round(x / CELL) + dx} ${Math.round(y / CELL) + dy}`;
  return {
    find: (place) => {
      for (const [dx, dy] of NEIGHBOURS) {
        const found = cells.get(toCell(place, dx, dy))?.find((entry) => isSamePlace(entry.place, place));
        if (found !== undefined) return found.index;
      }
      return -1;
    },
    add: (place, index) => {
      const key = toCell(place);
      const list = cells.get(key);
      if (list === undefined) cells.set(key, [{ place, index }]);
      else list.push({ place, index });
    },
  };
}
