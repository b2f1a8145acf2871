/** Tables of no more rows than this are drawn whole. */
export const WHOLE_ROWS = 200;

/** Rows rendered above and below the visible ones, ready for the next scroll. */
const SPARE_ROWS = 20;
const STEP_ROWS = 10;

/** A stretch of rows of a table, from one to before another. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Gives the rows to draw of so many, `rowPx` high each, in a box of a height that is scrolled by so much, px. */
export function getRowWindow(
  count: number,
  {
    rowPx,
    scrolledPx,
    heightPx,
  }: { readonly rowPx: number; readonly scrolledPx: number; readonly heightPx: number },
): RowWindow {
  if (count <= WHOLE_ROWS) return { from: 0, to: count };
  // In steps: a scroll by a few pixels draws nothing anew.
  const first = Math.floor(Math.max(0, scrolledPx) / rowPx / STEP_ROWS) * STEP_ROWS;
  const from = Math.max(0, Math.min(first, count) - SPARE_ROWS);
  return { from, to: Math.min(count, first + Math.ceil(heightPx / rowPx) + STEP_ROWS + SPARE_ROWS) };
}
