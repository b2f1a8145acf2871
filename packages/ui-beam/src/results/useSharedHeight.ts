import { type RefObject, useLayoutEffect, useState } from 'react';
import { ROW_PX, shareHeight } from './shareHeight.ts';

/**
 * Returns the height of each row of diagrams, px: if the host sets a minimum height of the editor, the rows share the
 * remaining height. `sheet` is their container.
 */
export function useSharedHeight(sheet: RefObject<HTMLElement | null>, rows: number): number {
  const [height, setHeight] = useState<number>(ROW_PX.least);

  // Follows the window, and the parts above and below the rows.
  useLayoutEffect(() => {
    const grid = sheet.current?.closest<HTMLElement>('[data-layout]');
    if (grid == null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const left = measureLeft(grid, sheet.current);
      if (left !== null) setHeight(shareHeight(left, rows));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    const board = grid.querySelector('[data-beam-board]');
    if (board !== null) observer.observe(board);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [sheet, rows]);

  return height;
}

/**
 * Returns the height left for the rows in the editor's minimum height, independent of their current height; null while
 * a room is in their place.
 */
function measureLeft(grid: HTMLElement, sheet: HTMLElement | null): number | null {
  const box = sheet?.querySelector('[data-diagram-rows]')?.getBoundingClientRect();
  if (sheet === null || box === undefined) return null;
  const least = Number.parseFloat(getComputedStyle(grid).minHeight);
  if (!(least > 0)) return 0;
  const above = box.top - grid.getBoundingClientRect().top;
  const below = sheet.getBoundingClientRect().bottom - box.bottom;
  const foot = grid.lastElementChild?.getBoundingClientRect().height ?? 0;
  const gap = Number.parseFloat(getComputedStyle(grid).rowGap) || 0;
  return least - above - below - foot - gap;
}
