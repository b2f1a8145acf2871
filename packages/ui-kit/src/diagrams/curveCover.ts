import { type Diagram, evaluate } from '@eecs/solver-core';
import type { LabelBox } from '../labels/placeLabels.ts';
import type { Scale } from '../viewport/createScale.ts';

/** Width of the columns that sample the curve: less than the gap between a label and its point. */
const COLUMN_PX = 2;
/** A label this near to the curve counts as lying on it. */
const CLEAR_PX = 1;

/**
 * Creates a test of whether a box lies on the curve of a diagram, including its vertical lines at jumps and ends. The
 * curve is sampled column by column, which costs as much per frame as its hatching.
 */
export function createCurveCover(
  { segments }: Pick<Diagram, 'segments'>,
  { x, y }: { readonly x: Scale; readonly y: Scale },
): (box: LabelBox) => boolean {
  const [left, right] = x.range;
  const count = Math.max(1, Math.ceil((right - left) / COLUMN_PX));
  const tops = new Float64Array(count).fill(Infinity);
  const bottoms = new Float64Array(count).fill(-Infinity);
  const columnOf = (px: number): number =>
    Math.max(0, Math.min(count - 1, Math.floor((px - left) / COLUMN_PX)));
  /** Covers a column from one height of the curve to the next. */
  const cover = (column: number, from: number, to: number): void => {
    tops[column] = Math.min(tops[column] ?? from, from, to);
    bottoms[column] = Math.max(bottoms[column] ?? from, from, to);
  };

  let last = y.toPx(0);
  for (const { x0, x1, c } of segments) {
    const [start, end] = [x.toPx(x0), x.toPx(x1)];
    if (end < left || start > right) continue;
    let from = y.toPx(evaluate(c, Math.max(0, x.toWorld(left) - x0)));
    if (start >= left) cover(columnOf(start), last, from);
    const lastColumn = columnOf(end);
    for (let column = columnOf(start); column <= lastColumn; column += 1) {
      const place = Math.min(x1, x.toWorld(left + (column + 1) * COLUMN_PX));
      const to = y.toPx(evaluate(c, place - x0));
      cover(column, from, to);
      from = to;
    }
    last = from;
    if (end > right) return isCovered;
  }
  cover(count - 1, last, y.toPx(0));
  return isCovered;

  function isCovered({ x0, y0, x1, y1 }: LabelBox): boolean {
    if (x1 <= left || x0 >= right) return false;
    const until = columnOf(x1);
    for (let column = columnOf(x0); column <= until; column += 1) {
      if (y0 - CLEAR_PX < (bottoms[column] ?? 0) && y1 + CLEAR_PX > (tops[column] ?? 0)) return true;
    }
    return false;
  }
}
