import { type RefObject, useLayoutEffect, useState } from 'react';
import { type RowWindow, WHOLE_ROWS, getRowWindow } from './rowWindow.ts';

/** A rendered row, and the height of the omitted rows before it, px. */
export interface DrawnRow {
  readonly place: number;
  readonly skippedPx: number;
}

const FIRST_PX = 32;

/**
 * Returns the rows of a table to render: all rows of a short table; of a long one the visible rows and the current one,
 * which Tab reaches.
 */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  { count, current }: { readonly count: number; readonly current: number },
): {
  readonly isWhole: boolean;
  readonly places: readonly DrawnRow[];
  /** The height of the omitted rows at the end, px. */
  readonly restPx: number;
  /** To be called on each scroll of the box. */
  readonly follow: () => void;
} {
  const isWhole = count <= WHOLE_ROWS;
  const [rowPx, setRowPx] = useState(FIRST_PX);
  const [seen, setSeen] = useState<RowWindow>({ from: 0, to: WHOLE_ROWS });

  function follow(): void {
    if (isWhole || box.current === null) return;
    const { scrollTop, clientHeight } = box.current;
    const next = getRowWindow(count, { rowPx, scrolledPx: scrollTop, heightPx: clientHeight });
    setSeen((before) => (before.from === next.from && before.to === next.to ? before : next));
  }

  // Measures the height of a row, which depends on the density and the fonts of the page.
  useLayoutEffect(() => {
    const row = isWhole ? null : box.current?.querySelector<HTMLElement>('tr[data-index]');
    if (row == null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => row.offsetHeight > 0 && setRowPx(row.offsetHeight));
    observer.observe(row);
    return () => observer.disconnect();
  }, [box, isWhole, count, seen]);

  const from = isWhole ? 0 : Math.min(seen.from, count);
  const to = isWhole ? count : Math.min(seen.to, count);
  const inSight = Array.from({ length: to - from }, (_, at) => from + at);
  const isApart = current >= 0 && (current < from || current >= to);
  const drawn = !isApart ? inSight : current < from ? [current, ...inSight] : [...inSight, current];
  const places = drawn.map((place, at) => ({
    place,
    skippedPx: (place - ((drawn[at - 1] ?? -1) + 1)) * rowPx,
  }));
  return { isWhole, places, restPx: (count - 1 - (drawn.at(-1) ?? count - 1)) * rowPx, follow };
}
