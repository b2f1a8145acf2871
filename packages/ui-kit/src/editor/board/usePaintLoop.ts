import type { Atom } from 'jotai/vanilla';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Painter } from '../../drawing/createPainter.ts';
import type { DrawnNode } from '../../drawing/drawnNode.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { KitStore } from '../../store/kitStore.ts';

/** The three inputs of painting a drawing. */
export interface PaintSources<Picture, Shown> {
  /** The document and drawing of the last render. */
  readonly picture: Picture;
  /** The camera and size on the screen. */
  readonly before: Shown;
  /** The painter of the drawing; null before it is mounted. */
  readonly painter: Painter | null;
  readonly get: KitStore['get'];
}

/** How a kind of board is painted; the same in every render. */
export interface PaintLoop<Picture, Shown, Over> {
  /** Everything that `draw` reads from the store: a change repaints the drawing. */
  readonly lookAtom: Atom<unknown>;
  /** The overlay: a change repaints the overlay only, unless it is `lookAtom` too. */
  readonly overAtom: Atom<Over>;
  /** Paints and returns the new contents of the screen; null leaves the drawing unchanged. */
  readonly draw: (sources: PaintSources<Picture, Shown>) => Shown | null;
}

/** The painters of a board. */
export interface Painters<Shown, Over> {
  readonly drawing: RefObject<Painter | null>;
  readonly overlay: RefObject<Painter | null>;
  /** Returns the current contents of the screen. */
  readonly getShown: () => Shown;
  /** Repaints, after a part of the painter was loaded. */
  readonly repaint: () => void;
  /** Sets the function that lists the overlay's nodes; it may be loaded after the first paint. */
  readonly paintOverlay: (list: (shown: Shown, over: Over) => readonly DrawnNode[]) => void;
}

/**
 * Paints a board when a gesture, the selection or a render changes its content; gestures cause no render. `picture`
 * must be a new object in each render that changes the drawing; `first` is what React itself has drawn.
 */
export function usePaintLoop<Picture, Shown, Over>(
  picture: Picture,
  first: Shown,
  { lookAtom, overAtom, draw }: PaintLoop<Picture, Shown, Over>,
): Painters<Shown, Over> {
  const store = useKitStore();
  const drawing = useRef<Painter>(null);
  const overlay = useRef<Painter>(null);
  const latest = useRef(picture);
  const shown = useRef(first);
  const listOverlay = useRef<((shown: Shown, over: Over) => readonly DrawnNode[]) | null>(null);

  const paintOver = useRef((): void => {
    if (listOverlay.current === null) return;
    overlay.current?.paint(listOverlay.current(shown.current, store.get(overAtom)));
  });

  const paint = useRef((): void => {
    const sources = {
      picture: latest.current,
      before: shown.current,
      painter: drawing.current,
      get: store.get,
    };
    const drawn = draw(sources);
    if (drawn === null) return;
    shown.current = drawn;
    paintOver.current();
  });

  // Paints the layout of the last render.
  useLayoutEffect(() => {
    latest.current = picture;
    paint.current();
  }, [picture]);

  // Paints changes that happen without a render.
  useLayoutEffect(() => {
    const stops = [store.sub(lookAtom, paint.current)];
    if (overAtom !== lookAtom) stops.push(store.sub(overAtom, paintOver.current));
    return () => stops.forEach((stop) => stop());
  }, [store, lookAtom, overAtom]);

  const getShown = useCallback(() => shown.current, []);
  const repaint = useCallback(() => paint.current(), []);
  const paintOverlay = useCallback((list: (one: Shown, over: Over) => readonly DrawnNode[]) => {
    listOverlay.current = list;
    paintOver.current();
  }, []);
  return useMemo(
    () => ({ drawing, overlay, getShown, repaint, paintOverlay }),
    [drawing, overlay, getShown, repaint, paintOverlay],
  );
}
