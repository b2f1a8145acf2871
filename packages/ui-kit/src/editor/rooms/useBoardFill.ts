import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Atom } from 'jotai/vanilla';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { LOW_WINDOW_PX } from '../measures/lowWindow.ts';
import { PANEL_PX } from '../measures/panelWidth.ts';
import { FRAME } from '../session/frame.ts';

/** Height of the row of rooms and the gap above it, px; neither exists when the first layout is measured. */
const ROOMS_PX = 72;

/** Height of the first steps below a board with the row of rooms, px: with texts, and without in a low window. */
const LESSON_PX = { usual: 216, low: 88 };

/** The least height of a drawing above the first steps, px. */
const LEAST_PX = 250;

/** The greatest height of a drawing, as a fraction of its width. */
const TALLEST = 0.7;

/**
 * Returns the drawing height with which the board and the row of rooms fill the room that the host gives the editor,
 * px; `least` if the host gives none, or if the inputs are below the board. It is measured before the first paint and
 * depends on nothing that appears later, so that the board never jumps. A document that was opened empty permanently
 * leaves room for the first steps: in a low window its drawing may be lower than `least`.
 */
export function useBoardFill(
  box: RefObject<HTMLElement | null>,
  width: number,
  {
    openingAtom,
    isEmpty,
    least,
  }: {
    /** Counts the opened documents. */
    readonly openingAtom: Atom<number>;
    /** Whether nothing is drawn yet. */
    readonly isEmpty: boolean;
    /** The least height of a drawing without first steps below it, px. */
    readonly least: number;
  },
): number {
  const opening = useKitAtomValue(openingAtom);
  const [begun, setBegun] = useState({ opening, isEmpty });
  if (begun.opening !== opening) setBegun({ opening, isEmpty });
  const [room, setRoom] = useState(0);
  const [lesson, setLesson] = useState(LESSON_PX.usual);

  // Updates the height with the window and the editor.
  useLayoutEffect(() => {
    const board = box.current;
    const editor = board?.closest<HTMLElement>(FRAME);
    const grid = board?.closest<HTMLElement>('[data-layout]');
    const drawing = board?.querySelector('[data-board]');
    if (board == null || editor == null || grid == null || drawing == null) return undefined;
    if (typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      setLesson(window.innerHeight < LOW_WINDOW_PX ? LESSON_PX.low : LESSON_PX.usual);
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

  if (!begun.isEmpty) return Math.max(least, Math.min(room, Math.round(TALLEST * width)));
  return Math.max(LEAST_PX, Math.min(room - lesson, Math.round(TALLEST * width)));
}
