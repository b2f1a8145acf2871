import type { Atom } from 'jotai/vanilla';
import { type RefObject, useRef } from 'react';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { NARROW_PX } from '../../viewport/getInsets.ts';
import { EDITOR_MARGINS_PX } from '../../viewport/guessWidth.ts';
import { useElementWidth } from '../../viewport/useElementWidth.ts';
import { hasToolNamesAtom } from '../measures/drawingOptions.ts';
import { isWideAtom, stretchAtom } from '../measures/splitter.ts';
import { useBoardFill } from '../rooms/useBoardFill.ts';
import { useBoardLimit } from '../rooms/useBoardLimit.ts';
import { useShownParts } from '../session/hiddenParts.ts';

/** The layout of a structure's board: its width and its parts. */
export interface BoardRoom {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The width of the drawing, px. */
  readonly width: number;
  readonly isNarrow: boolean;
  /** Whether the tools are a row above the drawing: tools with names do not fit beside it. */
  readonly isRow: boolean;
  readonly hasTools: boolean;
  readonly shows: ReturnType<typeof useShownParts>;
}

/** Returns the layout of a board; its width is `fallbackPx` until it is measured. */
export function useBoardRoom(isReadOnlyAtom: Atom<boolean>, fallbackPx: number): BoardRoom {
  const box = useRef<HTMLDivElement>(null);
  const shows = useShownParts();
  const hasTools = !useKitAtomValue(isReadOnlyAtom) && shows('tools');
  const width = useElementWidth(box, fallbackPx, EDITOR_MARGINS_PX);
  const isNarrow = width < NARROW_PX;
  const isRow = useKitAtomValue(hasToolNamesAtom) || isNarrow;
  return { box, width, isNarrow, isRow, hasTools, shows };
}

/**
 * Returns the height of a board, px: the free height of the page, at least the usual height, and less above an open
 * room.
 */
export function useBoardHeight(
  { box, width, isNarrow }: Pick<BoardRoom, 'box' | 'width' | 'isNarrow'>,
  {
    usualPx,
    openingAtom,
    isEmpty,
    isRoomOpen,
  }: {
    readonly usualPx: { readonly wide: number; readonly narrow: number };
    readonly openingAtom: Atom<number>;
    readonly isEmpty: boolean;
    readonly isRoomOpen: boolean;
  },
): number {
  const stretch = useKitAtomValue(stretchAtom).board;
  const isWide = useKitAtomValue(isWideAtom);
  const least = isNarrow ? usualPx.narrow : usualPx.wide;
  const fill = useBoardFill(box, width, { openingAtom, isEmpty, least });
  const usual = Math.round((isWide ? least : fill) * stretch);
  // An open room is below, and the structure above it must stay visible.
  return Math.min(usual, useBoardLimit(isRoomOpen && !isWide, isNarrow));
}
