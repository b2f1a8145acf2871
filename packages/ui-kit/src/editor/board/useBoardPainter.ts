import type { Atom } from 'jotai/vanilla';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Painter } from '../../drawing/createPainter.ts';
import type { DrawnNode } from '../../drawing/drawnNode.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';

/** The drawing that React has laid out. */
export interface BoardPicture<Document, Scene> {
  readonly document: Document;
  /** The document laid out. */
  readonly scene: Scene;
  /** Lays a draft out on the board as it stands. */
  readonly layOut: (draft: Document, hold: Scene) => Scene;
}

/** Everything a drawing shows beside the document, in one atom. */
export interface BoardLook<Document> {
  /** The draft of the gesture under way, or null. */
  readonly draft: Document | null;
}

/** The function that lists the elements of a board. */
export interface BoardPaint<Document, Scene, Look extends BoardLook<Document>> {
  readonly documentAtom: Atom<Document>;
  readonly lookAtom: Atom<Look>;
  readonly listNodes: (scene: Scene, look: Look) => readonly DrawnNode[];
}

/** Lists what lies over a drawing: handles, halos, the ghost of a tool. */
export type ListOverlay<Document, Scene, Look> = (
  shown: { readonly document: Document; readonly scene: Scene },
  look: Look,
) => readonly DrawnNode[];

export interface BoardPainters<Document, Scene, Look> {
  readonly drawing: RefObject<Painter | null>;
  readonly overlay: RefObject<Painter | null>;
  /** The elements on the screen now. */
  readonly getScene: () => Scene;
  /** Tells what lies over the drawing; it may be fetched after the first paint. */
  readonly paintOverlay: (list: ListOverlay<Document, Scene, Look>) => void;
}

/**
 * Paints a board when a gesture, the selection or a render changes what it shows; no gesture renders anything. `paint`
 * is decided once.
 */
export function useBoardPainter<Document, Scene, Look extends BoardLook<Document>>(
  picture: BoardPicture<Document, Scene>,
  { documentAtom, lookAtom, listNodes }: BoardPaint<Document, Scene, Look>,
): BoardPainters<Document, Scene, Look> {
  const store = useKitStore();
  const drawing = useRef<Painter>(null);
  const overlay = useRef<Painter>(null);
  const latest = useRef(picture);
  const shown = useRef(picture.scene);
  const listOverlay = useRef<ListOverlay<Document, Scene, Look> | null>(null);

  const paint = useRef((): void => {
    const { document, scene, layOut } = latest.current;
    const look = store.get(lookAtom);
    const { draft } = look;
    // A document that has just changed is laid out by the render it causes.
    if (draft === null && document !== store.get(documentAtom)) return;
    shown.current = draft === null ? scene : layOut(draft, scene);
    drawing.current?.paint(listNodes(shown.current, look));
    if (listOverlay.current === null) return;
    overlay.current?.paint(listOverlay.current({ document: draft ?? document, scene: shown.current }, look));
  });

  // Paints what React has laid out.
  useLayoutEffect(() => {
    latest.current = picture;
    paint.current();
  }, [picture]);

  // Paints what changes without React.
  useLayoutEffect(() => store.sub(lookAtom, paint.current), [store, lookAtom]);

  const getScene = useCallback(() => shown.current, []);
  const paintOverlay = useCallback((list: ListOverlay<Document, Scene, Look>) => {
    listOverlay.current = list;
    paint.current();
  }, []);
  return useMemo(
    () => ({ drawing, overlay, getScene, paintOverlay }),
    [drawing, overlay, getScene, paintOverlay],
  );
}
