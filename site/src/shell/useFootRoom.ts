import { type RefObject, useEffect } from 'react';

/** Often enough for a foot of two or three lines. */
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

const ROOM = '--eecs-notices-bottom';

/** Sets in a variable of the page how much of its foot is in sight while `isKept`: notices are above that. */
export function useFootRoom(foot: RefObject<HTMLElement | null>, isKept: boolean): void {
  // Follows the foot as the reader scrolls.
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
