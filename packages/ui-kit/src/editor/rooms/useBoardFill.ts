import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Atom } from 'jotai/vanilla';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { LOW_WINDOW_PX } from '../measures/lowWindow.ts';
import { PANEL_PX } from '../measures/panelWidth.ts';
import { FRAME } from '../session/frame.ts';

/** Height of the row of rooms with the gap above it, px; neither is there yet when the first picture is measured. */
const ROOMS_PX = 72;

/** Height of the first steps below a board beside the row of rooms, px: with their texts, and without in a low window. */
const LESSON_PX = { usual: 216, low: 88 };

/** The least height of a drawing above the first steps, px. */
const LEAST_PX = 250;

/** The greatest height of a drawing, as a part of its width. */
const TALLEST = 0.7;

/**
 * Returns the height that a drawing needs so that the board and the row of rooms fill the room that the surroundings
 * give the editor, px, and `least` where they give none, or where the inputs come below the board. It is measured before
 * the first picture is painted and depends on nothing that comes later, so that the board never jumps. A document that
 * was opened empty leaves room for the first steps for good: where the window is low its drawing is lower than `least`.
 */
export function useBoardFill(
  box: RefObject<HTMLElement | null>,
  width: number,
  {
    openingAtom,
    isEmpty,
    least,
  }: {
    /** Counts the documents that were opened. */
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

  // Follows the window and the editor.
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
