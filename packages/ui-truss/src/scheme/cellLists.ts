import type { Point } from '../camera/camera.ts';

/**
 * Lists of segment numbers by the square cells of a page through which they run; a point is a segment of zero length.
 */
export interface CellLists {
  /**
   * Returns whether a condition holds for one of the segments in the cells within a distance of a point, px; some
   * segments may be tested more than once.
   */
  readonly some: (point: Point, reach: number, isIt: (index: number) => boolean) => boolean;
}

/** Adds a segment to the lists. */
export type PutSegment = (index: number, from: Point, to: Point) => void;

const CELL_PX = 32;

/** Creates the lists for a page of a size from its corner; `each` calls back with all segments, and is called twice. */
export function createCellLists(
  { width, height }: { readonly width: number; readonly height: number },
  each: (put: PutSegment) => void,
): CellLists {
  const [columns, rows] = [Math.max(1, Math.ceil(width / CELL_PX)), Math.max(1, Math.ceil(height / CELL_PX))];
  const starts = new Int32Array(columns * rows + 1);
  const visit = (take: (cell: number, index: number) => void): PutSegment => {
    return (index, from, to) => {
      // Columns from left to right, and in each the rows that the segment passes.
      const [a, b] = from.x <= to.x ? [from, to] : [to, from];
      const [first, last] = [clamp(a.x, columns), clamp(b.x, columns)];
      if (b.x < 0 || a.x >= columns * CELL_PX || Math.max(a.y, b.y) < 0) return;
      if (Math.min(a.y, b.y) >= rows * CELL_PX) return;
      const slope = b.x > a.x ? (b.y - a.y) / (b.x - a.x) : 0;
      for (let column = first; column <= last; column++) {
        const enters = column === first ? a.y : a.y + (column * CELL_PX - a.x) * slope;
        const leaves = column === last ? b.y : a.y + ((column + 1) * CELL_PX - a.x) * slope;
        const [low, high] = [Math.min(enters, leaves), Math.max(enters, leaves)];
        if (high < 0 || low >= rows * CELL_PX) continue;
        for (let row = clamp(low, rows); row <= clamp(high, rows); row++) take(column * rows + row, index);
      }
    };
  };
  each(
    visit((cell) => {
      starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
    }),
  );
  for (let cell = 0; cell < columns * rows; cell++)
    starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
  const next = starts.slice();
  const entries = new Int32Array(starts[columns * rows] ?? 0);
  each(
    visit((cell, index) => {
      const at = next[cell] ?? 0;
      entries[at] = index;
      next[cell] = at + 1;
    }),
  );

  return {
    some: ({ x, y }, reach, isIt) => {
      for (let column = clamp(x - reach, columns); column <= clamp(x + reach, columns); column++)
        for (let row = clamp(y - reach, rows); row <= clamp(y + reach, rows); row++) {
          const cell = column * rows + row;
          const end = starts[cell + 1] ?? 0;
          for (let at = starts[cell] ?? 0; at < end; at++) if (isIt(entries[at] ?? -1)) return true;
        }
      return false;
    },
  };
}

/** Returns the cell of a coordinate, or the nearest one if it is outside. */
function clamp(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(place / CELL_PX)));
}
