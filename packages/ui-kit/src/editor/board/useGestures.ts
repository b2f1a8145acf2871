import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Gestures } from './createGestures.ts';

/** Attaches gestures to a drawing; with a promise the drawing is there before its gestures. */
export type AttachGestures = (svg: SVGSVGElement) => Gestures | Promise<Gestures>;

/**
 * Listens to the pointers over a drawing for as long as it is there. Where the gestures do not come, keys and fields
 * still edit the document. Returns a function that ends a gesture under way and returns whether there was one.
 */
export function useGestures(svg: RefObject<SVGSVGElement | null>, attach: AttachGestures): () => boolean {
  const gestures = useRef<Gestures>(null);

  // Attaches the gestures, and takes them away again; those that come too late are taken away at once.
  useEffect(() => {
    if (svg.current === null) return undefined;
    let isGone = false;
    const take = (attached: Gestures): void => {
      if (isGone) attached.detach();
      else gestures.current = attached;
    };
    const attached = attach(svg.current);
    if (attached instanceof Promise) attached.then(take, () => undefined);
    else take(attached);
    return () => {
      isGone = true;
      gestures.current?.detach();
      gestures.current = null;
    };
  }, [svg, attach]);

  return useCallback(() => gestures.current?.cancel() ?? false, []);
}
