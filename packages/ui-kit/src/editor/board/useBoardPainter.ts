import type { Atom } from 'jotai/vanilla';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { Painter } from '../../drawing/createPainter.ts';
import type { DrawnNode } from '../../drawing/drawnNode.ts';
import { type PaintLoop, usePaintLoop } from './usePaintLoop.ts';

/** The drawing that React has laid out. */
export interface BoardPicture<Document, Scene> {
  readonly document: Document;
  /** The document laid out. */
  readonly scene: Scene;
  /** Lays out a draft in the view of the scene `hold`. */
  readonly layOut: (draft: Document, hold: Scene) => Scene;
}

/** Everything that a drawing shows in addition to the document, in one atom. */
export interface BoardLook<Document> {
  /** The draft of the gesture under way, or null. */
  readonly draft: Document | null;
}

/** Functions that list the elements of a board. */
export interface BoardPaint<Document, Scene, Look extends BoardLook<Document>> {
  readonly documentAtom: Atom<Document>;
  readonly lookAtom: Atom<Look>;
  readonly listNodes: (scene: Scene, look: Look) => readonly DrawnNode[];
}

/** Lists the overlay of a drawing: handles, highlights, the preview of a tool. */
export type ListOverlay<Document, Scene, Look> = (
  shown: { readonly document: Document; readonly scene: Scene },
  look: Look,
) => readonly DrawnNode[];

export interface BoardPainters<Document, Scene, Look> {
  readonly drawing: RefObject<Painter | null>;
  readonly overlay: RefObject<Painter | null>;
  /** Returns the scene that is on the screen now. */
  readonly getScene: () => Scene;
  /** Sets the function that lists the overlay of the drawing; it may be loaded after the first paint. */
  readonly paintOverlay: (list: ListOverlay<Document, Scene, Look>) => void;
}

/** A document and its scene on the screen. */
interface ShownScene<Document, Scene> {
  readonly document: Document;
  readonly scene: Scene;
}

/**
 * Paints a board whose scene React lays out; during a gesture it lays out the draft itself. `paint` must not change
 * between renders.
 */
export function useBoardPainter<Document, Scene, Look extends BoardLook<Document>>(
  picture: BoardPicture<Document, Scene>,
  { documentAtom, lookAtom, listNodes }: BoardPaint<Document, Scene, Look>,
): BoardPainters<Document, Scene, Look> {
  const [loop] = useState(
    (): PaintLoop<BoardPicture<Document, Scene>, ShownScene<Document, Scene>, Look> => ({
      lookAtom,
      overAtom: lookAtom,
      draw: ({ picture: { document, scene, layOut }, painter, get }) => {
        const look = get(lookAtom);
        const { draft } = look;
        // A document that has just changed is laid out by the render that follows.
        if (draft === null && document !== get(documentAtom)) return null;
        const shown = draft === null ? scene : layOut(draft, scene);
        painter?.paint(listNodes(shown, look));
        return { document: draft ?? document, scene: shown };
      },
    }),
  );
  const { drawing, overlay, getShown, paintOverlay } = usePaintLoop(picture, picture, loop);
  const getScene = useCallback(() => getShown().scene, [getShown]);
  return useMemo(
    () => ({ drawing, overlay, getScene, paintOverlay }),
    [drawing, overlay, getScene, paintOverlay],
  );
}
