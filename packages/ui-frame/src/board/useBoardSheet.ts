import { useMemo } from 'react';
import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { type BoardRoom, createWayTexts, useBoardHeight } from '@eecs/ui-kit/editor';
import { writePlace } from '../scheme/nameItem.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import { openRoomAtom } from '../state/openRoom.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import type { BoardSheet } from './useFramePainter.ts';

const HEIGHT_PX = { wide: 440, narrow: 320 };
/** Width of the toolbar on the board, px. */
const TOOLS_PX = 32;

/** Returns the size of the board and its texts. */
export function useBoardSheet(room: BoardRoom): BoardSheet {
  const format = useFormat();
  const { units, joints } = useKitAtomValue(documentAtom);
  const { system } = units;
  const { width, isNarrow, isRow, hasTools, shows } = room;
  const left = isRow || !hasTools ? 0 : TOOLS_PX;
  const hasViewBar = !isNarrow && shows('view');
  const height = useBoardHeight(room, {
    usualPx: HEIGHT_PX,
    openingAtom: session.openingAtom,
    isEmpty: joints.length === 0,
    isRoomOpen: useKitAtomValue(openRoomAtom) !== null,
  });
  return useMemo(
    () => ({
      width,
      height,
      left,
      hasViewBar,
      texts: createSchemeTexts(format, system),
      overlayTexts: createWayTexts(writePlace, format, system),
    }),
    [format, system, width, height, left, hasViewBar],
  );
}
