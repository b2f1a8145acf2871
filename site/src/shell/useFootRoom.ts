import { type RefObject, useEffect } from 'react';

/** Enough steps for a footer of two or three lines. */
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

const ROOM = '--eecs-notices-bottom';

/** Sets a CSS variable of the page to the visible height of its footer while `isKept`; notices appear above it. */
export function useFootRoom(foot: RefObject<HTMLElement | null>, isKept: boolean): void {
  // Observes the footer while the reader scrolls.
  useEffect(() => {
    const { current } = foot;
    const { style } = document.documentElement;
    if (!isKept || current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.intersectionRect.height ?? 0;
        style.setProperty(ROOM, `${Math.ceil(seen)}px`);
      },
      { threshold: STEPS },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [foot, isKept]);
}
