import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import {
  type BoardKeys,
  type BoardPainters,
  type Gestures,
  createGestures,
  useSelectionTold,
} from '@eecs/ui-kit/editor';
import type { BeamCase } from '@eecs/solver-core';
import type { Scheme, SchemeTexts } from '../scheme/layoutScheme.ts';
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
  readonly texts: SchemeTexts;
  readonly keys: RefObject<BoardKeys | null>;
  readonly focusBoard: () => void;
  /** Gives the focus to the editor of what is selected. */
  readonly openEditor: () => void;
}

/** Makes a drawing a board: gestures, keys, the overlay of the drawing, and announcements of edits. */
export function BoardControls({ svg, painters, texts, keys, focusBoard, openEditor }: BoardControlsProps) {
  const store = useKitStore();
  const gestures = useRef<Gestures>(null);
  const { getScene, paintOverlay } = painters;
  const offerLonger = useLongerOffer(texts);
  const takeBeam = usePastedBeam();

  // Listens to pointers over the drawing and to keys inside the editor.
  useEffect(() => {
    const board = svg.current;
    const editor = board?.closest<HTMLElement>('[data-beam-editor]');
    if (board == null || editor == null) return undefined;
    const attached = createGestures(
      board,
      createBeamPort({ store, getScheme: getScene, onDimension: openEditor }),
    );
    gestures.current = attached;
    const detachKeys = attachToolKeys(editor, { store, focusBoard });
    const detachClipboard = attachBeamClipboard(editor, { store, offerLonger, takeBeam });
    return () => {
      attached.detach();
      detachKeys();
      detachClipboard();
    };
  }, [svg, store, getScene, openEditor, focusBoard, offerLonger, takeBeam]);

  // Paints what lies over the drawing from now on.
  useLayoutEffect(
    () =>
      paintOverlay(({ document, scene }, look) => listOverlay({ ...look, document, scheme: scene, texts })),
    [paintOverlay, texts],
  );

  useSelectionTold(session, selectionsAtom);
  useStroke(svg);

  const own = useBoardKeys({
    getScheme: getScene,
    cancelGesture: () => gestures.current?.cancel() ?? false,
    openEditor,
  });
  useImperativeHandle(keys, () => own);

  return <BeamAnnouncer texts={texts} />;
}
