import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { type Gestures, createGestures } from '@eecs/ui-kit/editor';
import type { SchemeTexts } from '../scheme/layoutScheme.ts';
import { Announcer } from './Announcer.tsx';
import { attachToolKeys } from './attachToolKeys.ts';
import { createBeamPort } from './beamPort.ts';
import { listOverlay } from './listOverlay.ts';
import type { BoardPainters } from './useBoardPainter.ts';
import { type BoardKeys, useBoardKeys } from './useBoardKeys.ts';

export interface BoardControlsProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly painters: BoardPainters;
  readonly texts: SchemeTexts;
  readonly keys: RefObject<BoardKeys | null>;
  readonly focusBoard: () => void;
  /** Gives the focus to the editor of what is selected. */
  readonly openEditor: () => void;
}

/** What makes a drawing a board: gestures, keys, what lies over the drawing, and what is said of each edit. */
export function BoardControls({ svg, painters, texts, keys, focusBoard, openEditor }: BoardControlsProps) {
  const store = useKitStore();
  const gestures = useRef<Gestures>(null);
  const { getScheme, paintOverlay } = painters;

  // Listens to pointers over the drawing and to keys inside the editor.
  useEffect(() => {
    const board = svg.current;
    const editor = board?.closest<HTMLElement>('[data-beam-editor]');
    if (board == null || editor == null) return undefined;
    const attached = createGestures(board, createBeamPort({ store, getScheme, onDimension: openEditor }));
    gestures.current = attached;
    const detachKeys = attachToolKeys(editor, { store, focusBoard });
    return () => {
      attached.detach();
      detachKeys();
    };
  }, [svg, store, getScheme, openEditor, focusBoard]);

  // Paints what lies over the drawing from now on.
  useLayoutEffect(() => paintOverlay(listOverlay), [paintOverlay]);

  const own = useBoardKeys({ cancelGesture: () => gestures.current?.cancel() ?? false, openEditor });
  useImperativeHandle(keys, () => own);

  return <Announcer texts={texts} />;
}
