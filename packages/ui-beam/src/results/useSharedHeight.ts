import { type RefObject, useLayoutEffect, useState } from 'react';
import { ROW_PX, shareHeight } from './shareHeight.ts';

/**
 * Gives the height of each row of diagrams, px: where the surroundings say how high the editor is at least, the rows
 * share what nothing else takes of it. `sheet` is what they stand in.
 */
export function useSharedHeight(sheet: RefObject<HTMLElement | null>, rows: number): number {
  const [height, setHeight] = useState<number>(ROW_PX.least);

  // Follows the window, and what stands above and below the rows.
  useLayoutEffect(() => {
    const grid = sheet.current?.closest<HTMLElement>('[data-layout]');
    if (grid == null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => setHeight(shareHeight(measureLeft(grid, sheet.current), rows));
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
 * The height left for the rows of the least height of the editor: neither their present height nor an opened room
 * counts.
 */
function measureLeft(grid: HTMLElement, sheet: HTMLElement | null): number {
  const box = sheet?.querySelector('[data-diagram-rows]')?.getBoundingClientRect();
  if (sheet === null || box === undefined) return 0;
  const least = Number.parseFloat(getComputedStyle(grid).minHeight);
  if (!(least > 0)) return 0;
  const above = box.top - grid.getBoundingClientRect().top;
  let opened = 0;
  for (const room of sheet.querySelectorAll('[data-chart], [data-stress-room]'))
    opened += room.getBoundingClientRect().height;
  const below = sheet.getBoundingClientRect().bottom - box.bottom - opened;
  const foot = grid.lastElementChild?.getBoundingClientRect().height ?? 0;
  const gap = Number.parseFloat(getComputedStyle(grid).rowGap) || 0;
  return least - above - below - foot - gap;
}
