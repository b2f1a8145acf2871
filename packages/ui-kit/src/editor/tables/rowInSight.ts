/** The vertical extent of an element in a scrolling box, px. */
interface Extent {
  readonly top: number;
  readonly height: number;
}

/**
 * Returns the scroll offset of a box, px, at which a row is visible below a sticky head. If the row is already visible,
 * the offset does not change.
 *
 * `row` is measured from the top of the content; `box.top` is the current scroll offset.
 */
export function getScrollTop(row: Extent, box: Extent, headPx: number): number {
  const top = Math.min(box.top, row.top - headPx);
  return Math.max(top, row.top + row.height - box.height);
}

/** Scrolls a box so that its current row, the one that Tab reaches, is visible; the page does not scroll. */
export function scrollToRow(box: HTMLElement, row: HTMLElement): void {
  const top = getScrollTop(
    { top: row.offsetTop, height: row.offsetHeight },
    { top: box.scrollTop, height: box.clientHeight },
    box.querySelector('thead')?.clientHeight ?? 0,
  );
  if (top !== box.scrollTop) box.scrollTop = top;
}
