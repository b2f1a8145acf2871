import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Measures the width of an element, live, in px. Before the first measurement, and on a server, it is `fallback`.
 */
export function useElementWidth(ref: RefObject<HTMLElement | null>, fallback: number): number {
  const [width, setWidth] = useState(fallback);

  // Synchronizes with the browser's layout.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => setWidth((previous) => element.clientWidth || previous);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return width;
}
