/** The vertical extent of a thing in a box that scrolls, px. */
interface Extent {
  readonly top: number;
  readonly height: number;
}

/**
 * Returns how far a box must be scrolled, px, so that a row is in sight below a head that stays in place. A row
 * that is in sight already leaves the box where it is.
 *
 * `row` counts from the top of the content; `box.top` is the present scroll offset.
 */
export function getScrollTop(row: Extent, box: Extent, headPx: number): number {
  const top = Math.min(box.top, row.top - headPx);
  return Math.max(top, row.top + row.height - box.height);
}

/** Scrolls a box so that its current row, the one that Tab reaches, is in sight; the page stays where it is. */
export function scrollToRow(box: HTMLElement, row: HTMLElement): void {
  const top = getScrollTop(
    { top: row.offsetTop, height: row.offsetHeight },
    { top: box.scrollTop, height: box.clientHeight },
    box.querySelector('thead')?.clientHeight ?? 0,
  );
  if (top !== box.scrollTop) box.scrollTop = top;
}
