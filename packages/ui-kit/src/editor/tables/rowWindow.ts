/** Tables up to this size are rendered in full. */
export const WHOLE_ROWS = 200;

/** Rows rendered above and below the visible ones, ready for the next scroll. */
const SPARE_ROWS = 20;
const STEP_ROWS = 10;

/** A range of a table's rows, end exclusive. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the range of rows to render, for rows of height `rowPx`, a box of a given height and its scroll offset, px.
 */
export function getRowWindow(
  count: number,
  {
    rowPx,
    scrolledPx,
    heightPx,
  }: { readonly rowPx: number; readonly scrolledPx: number; readonly heightPx: number },
): RowWindow {
  if (count <= WHOLE_ROWS) return { from: 0, to: count };
  // In steps, so that scrolling by a few pixels renders nothing.
  const first = Math.floor(Math.max(0, scrolledPx) / rowPx / STEP_ROWS) * STEP_ROWS;
  const from = Math.max(0, Math.min(first, count) - SPARE_ROWS);
  return { from, to: Math.min(count, first + Math.ceil(heightPx / rowPx) + STEP_ROWS + SPARE_ROWS) };
}
