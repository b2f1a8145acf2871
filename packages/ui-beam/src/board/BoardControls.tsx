import { type RefObject, useCallback, useEffect, useImperativeHandle, useLayoutEffect } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import {
  type BoardKeys,
  type BoardPainters,
  createGestures,
  useGestures,
  useSelectionReport,
} from '@eecs/ui-kit/editor';
import type { BeamCase } from '@eecs/solver-core';
import type { Scheme } from '../scheme/layoutScheme.ts';
import type { DrawingTexts } from '../scheme/drawingTexts.ts';
import { selectionsAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import { attachBeamClipboard } from './attachBeamClipboard.ts';
import { attachToolKeys } from './attachToolKeys.ts';
import { BeamAnnouncer } from './BeamAnnouncer.tsx';
import { createBeamPort } from './beamPort.ts';
import type { BoardLook } from './boardState.ts';
import { listOverlay } from './listOverlay.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { useLongerOffer } from './useLongerOffer.ts';
import { usePastedBeam } from './usePastedBeam.ts';
import { useStroke } from './useStroke.ts';

export interface BoardControlsProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly painters: BoardPainters<BeamCase, Scheme, BoardLook>;
  readonly texts: DrawingTexts;
  readonly keys: RefObject<BoardKeys | null>;
  readonly focusBoard: () => void;
  /** Moves the focus to the fields of the selection. */
  readonly openEditor: () => void;
}

/** Turns a drawing into a board: gestures, keys, the overlay, and announcements of edits. */
export function BoardControls({ svg, painters, texts, keys, focusBoard, openEditor }: BoardControlsProps) {
  const store = useKitStore();
  const { getScene, paintOverlay } = painters;
  const offerLonger = useLongerOffer(texts);
  const takeBeam = usePastedBeam();

  const attach = useCallback(
    (board: SVGSVGElement) =>
      createGestures(board, createBeamPort({ store, getScheme: getScene, onDimension: openEditor })),
    [store, getScene, openEditor],
  );
  const cancelGesture = useGestures(svg, attach);

  // Listens to keys and to the clipboard inside the editor.
  useEffect(() => {
    const editor = svg.current?.closest<HTMLElement>('[data-beam-editor]');
    if (editor == null) return undefined;
    const detachKeys = attachToolKeys(editor, { store, focusBoard });
    const detachClipboard = attachBeamClipboard(editor, { store, offerLonger, takeBeam });
    return () => {
      detachKeys();
      detachClipboard();
    };
  }, [svg, store, focusBoard, offerLonger, takeBeam]);

  // Paints the overlay of the drawing from now on.
  useLayoutEffect(
    () =>
      paintOverlay(({ document, scene }, look) => listOverlay({ ...look, document, scheme: scene, texts })),
    [paintOverlay, texts],
  );

  useSelectionReport(session, selectionsAtom);
  useStroke(svg);

  const own = useBoardKeys({
    getScheme: getScene,
    cancelGesture,
    openEditor,
  });
  useImperativeHandle(keys, () => own);

  return <BeamAnnouncer texts={texts} />;
}
