import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Atom } from 'jotai/vanilla';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { PANEL_PX } from '../measures/panelWidth.ts';
import { FRAME } from '../session/frame.ts';

/** Height of the row of rooms with the gap above it, px; neither is there yet when the first picture is measured. */
const ROOMS_PX = 72;

/** Height of the first steps below a board beside the row of rooms, px. */
const LESSON_PX = 216;

/** The greatest height of a drawing, as a part of its width. */
const TALLEST = 0.7;

/**
 * Returns the height that a drawing needs so that the board and the row of rooms fill the room that the surroundings
 * give the editor, px; 0 where they give none, or where the inputs come below the board. It is measured before the
 * first picture is painted and depends on nothing that comes later, so that the board never jumps.
 */
export function useBoardFill(
  box: RefObject<HTMLElement | null>,
  width: number,
  {
    openingAtom,
    isEmpty,
  }: {
    /** Counts the documents that were opened. */
    readonly openingAtom: Atom<number>;
    /** Whether nothing is drawn yet: a document that was opened so leaves room for the first steps for good. */
    readonly isEmpty: boolean;
  },
): number {
  const opening = useKitAtomValue(openingAtom);
  const [begun, setBegun] = useState({ opening, isEmpty });
  if (begun.opening !== opening) setBegun({ opening, isEmpty });
  const [room, setRoom] = useState(0);

  // Follows the window and the editor.
  useLayoutEffect(() => {
    const board = box.current;
    const editor = board?.closest<HTMLElement>(FRAME);
    const grid = board?.closest<HTMLElement>('[data-layout]');
    const drawing = board?.querySelector('[data-board]');
    if (board == null || editor == null || grid == null || drawing == null) return undefined;
    if (typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const given = Number.parseFloat(getComputedStyle(grid).minHeight) || 0;
      const foot = grid.querySelector(':scope > [data-foot]')?.getBoundingClientRect().height ?? 0;
      const sheet = drawing.getBoundingClientRect();
      const above = sheet.top - grid.getBoundingClientRect().top;
      const below = board.getBoundingClientRect().bottom - sheet.bottom;
      const isBeside = editor.clientWidth >= PANEL_PX.beside;
      setRoom(isBeside && given > 0 ? Math.floor(given - foot - above - below - ROOMS_PX) : 0);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(editor);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [box]);

  const free = room - (begun.isEmpty ? LESSON_PX : 0);
  return Math.max(0, Math.min(free, Math.round(TALLEST * width)));
}
