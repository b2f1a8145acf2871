import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Gestures } from './createGestures.ts';

/**
 * Attaches gestures to a drawing; may return a promise, so that the drawing is shown before its gestures are loaded.
 */
export type AttachGestures = (svg: SVGSVGElement) => Gestures | Promise<Gestures>;

/**
 * Listens to the pointers on a drawing while it is mounted. If loading the gestures fails, keys and fields still edit
 * the document. Returns a function that cancels a gesture under way and returns whether there was one.
 */
export function useGestures(svg: RefObject<SVGSVGElement | null>, attach: AttachGestures): () => boolean {
  const gestures = useRef<Gestures>(null);

  // Attaches the gestures and detaches them on unmount; gestures that load after the unmount are detached at once.
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
