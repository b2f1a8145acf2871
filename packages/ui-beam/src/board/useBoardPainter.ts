import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { type DrawnNode, type Painter, useKitStore } from '@eecs/ui-kit';
import type { Scheme, SchemeTexts } from '../scheme/layoutScheme.ts';
import { listNodes } from '../scheme/listNodes.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { pictureAtom } from './boardState.ts';
import type { OverlayRequest } from './listOverlay.ts';

export interface BoardPicture {
  readonly document: BeamCase;
  /** The document laid out. */
  readonly scheme: Scheme;
  readonly texts: SchemeTexts;
  /** Lays a draft out on the board as it stands. */
  readonly layOut: (draft: BeamCase, hold: Scheme) => Scheme;
}

export interface BoardPainters {
  readonly drawing: RefObject<Painter | null>;
  readonly overlay: RefObject<Painter | null>;
  /** What is on the screen now. */
  readonly getScheme: () => Scheme;
  /** Tells what lies over the drawing. */
  readonly paintOverlay: (list: ListOverlay) => void;
}

type ListOverlay = (request: OverlayRequest) => readonly DrawnNode[];

/** Paints the board when a gesture, the selection or a render changes what it shows; no gesture renders anything. */
export function useBoardPainter(picture: BoardPicture): BoardPainters {
  const store = useKitStore();
  const drawing = useRef<Painter>(null);
  const overlay = useRef<Painter>(null);
  const latest = useRef(picture);
  const shown = useRef(picture.scheme);
  const listOverlay = useRef<ListOverlay | null>(null);

  const paint = useRef((): void => {
    const { document, scheme, texts, layOut } = latest.current;
    const { draft, ...rest } = store.get(pictureAtom);
    // A document that has just changed is laid out by the render it causes.
    if (draft === null && document !== store.get(documentAtom)) return;
    shown.current = draft === null ? scheme : layOut(draft, scheme);
    const isReadOnly = store.get(isReadOnlyAtom);
    drawing.current?.paint(listNodes(shown.current, rest));
    if (listOverlay.current === null) return;
    overlay.current?.paint(
      listOverlay.current({ document: draft ?? document, scheme: shown.current, texts, isReadOnly, ...rest }),
    );
  });

  // Paints what React has laid out.
  useLayoutEffect(() => {
    latest.current = picture;
    paint.current();
  }, [picture]);

  // Paints what changes without React.
  useLayoutEffect(() => store.sub(pictureAtom, paint.current), [store]);

  const getScheme = useCallback(() => shown.current, []);
  const paintOverlay = useCallback((list: ListOverlay) => {
    listOverlay.current = list;
    paint.current();
  }, []);
  return useMemo(
    () => ({ drawing, overlay, getScheme, paintOverlay }),
    [drawing, overlay, getScheme, paintOverlay],
  );
}
