import { type RefObject, useEffect, useState } from 'react';

/** Whether a row that scrolls goes on beyond its beginning, and beyond its end. */
export interface Overflow {
  readonly before: boolean;
  readonly after: boolean;
}

const NONE: Overflow = { before: false, after: false };

/** Says at which ends a row that scrolls sideways goes on, live. */
export function useOverflow(row: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(NONE);

  // Synchronizes with the browser's layout.
  useEffect(() => {
    const element = row.current;
    // The page of a host's own tests may have no layout: nothing scrolls there.
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const rest = element.scrollWidth - element.clientWidth;
      // A browser rounds what is scrolled.
      const next = { before: rest > 1 && element.scrollLeft > 1, after: element.scrollLeft < rest - 1 };
      setOverflow((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [row]);

  return overflow;
}
