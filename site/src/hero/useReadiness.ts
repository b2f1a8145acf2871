import { type RefObject, useEffect, useState } from 'react';
import { savesData } from '../ports/page/savesData.ts';
import { whenIdle } from '../ports/page/whenIdle.ts';

/**
 * Returns whether heavy content may replace a still picture: when the browser is idle, or at the first touch of the
 * element or key press in it, whichever comes first. If the reader saves data, only after such an action.
 */
export function useReadiness(element: RefObject<HTMLElement | null>): boolean {
  const [isReady, setReady] = useState(false);

  // Synchronizes with the browser's idle time and with the reader's first action on the element.
  useEffect(() => {
    const target = element.current;
    if (isReady || target === null) return undefined;
    const stop = new AbortController();
    const ready = (): void => {
      setReady(true);
    };
    for (const type of ['pointerenter', 'pointerdown', 'focusin', 'touchstart']) {
      target.addEventListener(type, ready, { signal: stop.signal, passive: true });
    }
    if (!savesData()) {
      if (document.readyState === 'complete') whenIdle(ready, stop.signal);
      else
        window.addEventListener(
          'load',
          () => {
            whenIdle(ready, stop.signal);
          },
          { signal: stop.signal },
        );
    }
    return () => {
      stop.abort();
    };
  }, [element, isReady]);

  return isReady;
}
