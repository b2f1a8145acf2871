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

/** The board of a structure: how wide it is, and what is on it. */
export interface BoardRoom {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The width of the drawing, px. */
  readonly width: number;
  readonly isNarrow: boolean;
  /** Whether the tools are a row above the drawing: named tools have no room beside it. */
  readonly isRow: boolean;
  readonly hasTools: boolean;
  readonly shows: ReturnType<typeof useShownParts>;
}

/** Returns the room of a board; its width is `fallbackPx` until it is measured. */
export function useBoardRoom(isReadOnlyAtom: Atom<boolean>, fallbackPx: number): BoardRoom {
  const box = useRef<HTMLDivElement>(null);
  const shows = useShownParts();
  const hasTools = !useKitAtomValue(isReadOnlyAtom) && shows('tools');
  const width = useElementWidth(box, fallbackPx, EDITOR_MARGINS_PX);
  const isNarrow = width < NARROW_PX;
  const isRow = useKitAtomValue(hasToolNamesAtom) || isNarrow;
  return { box, width, isNarrow, isRow, hasTools, shows };
}

/** Returns the height of a board, px: what the page has free, at least the usual height, and less above an open room. */
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
  // An open room stands below, with the structure above it in sight.
  return Math.min(usual, useBoardLimit(isRoomOpen && !isWide));
}
