import { useMemo } from 'react';
import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { type BoardRoom, createWayTexts, useBoardHeight } from '@eecs/ui-kit/editor';
import { useEditorText } from '../messages/editorMessages.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import { useLook } from '../scheme/useLook.ts';
import { openRoomAtom } from '../state/openRoom.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import type { OverlayTexts } from './listOverlay.ts';
import { writePlace } from '../scheme/nameItem.ts';
import type { BoardSheet } from './useTrussPainter.ts';

const HEIGHT_PX = { wide: 420, narrow: 300 };

/** The sheet of a board before it is measured. */
export const FALLBACK_SHEET_PX = { width: 960, height: HEIGHT_PX.wide };

/** Returns the sheet of a board of some width, px, and its texts. It fills the height that the page gives. */
export function useBoardSheet(room: BoardRoom): BoardSheet {
  const t = useEditorText();
  const format = useFormat();
  const { units, joints } = useKitAtomValue(documentAtom);
  const { system } = units;
  const { width } = room;
  const height = useBoardHeight(room, {
    usualPx: HEIGHT_PX,
    openingAtom: session.openingAtom,
    isEmpty: joints.length === 0,
    isRoomOpen: useKitAtomValue(openRoomAtom) !== null,
  });
  const texts = useMemo(() => createSchemeTexts(format, system), [format, system]);
  const overlayTexts = useMemo(
    (): OverlayTexts => ({
      ...createWayTexts(writePlace, format, system),
      snap: (kind) => t(`snap.${kind}`),
    }),
    [t, format, system],
  );
  const look = useLook();
  return useMemo(
    () => ({ width, height, texts, overlayTexts, look }),
    [width, height, texts, overlayTexts, look],
  );
}
