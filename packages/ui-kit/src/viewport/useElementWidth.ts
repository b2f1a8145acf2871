import { type RefObject, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { measureLabels } from '../labels/measureLabels.ts';
import { guessWidth } from './guessWidth.ts';
import { WidthGuess } from './WidthGuess.ts';

/** The window event on which every element is synchronously measured and drawn again. */
export const MEASURE = 'eecs-measure';

/**
 * Measures the width of an element, live, px. Before the first measurement the width is `fallback`, or the width of the
 * screen or of a `WidthGuess` less `margins` (the px beside the element) if that is smaller: a phone then does not draw
 * the desktop layout first. On a server it is `fallback`.
 */
export function useElementWidth(ref: RefObject<HTMLElement | null>, fallback: number, margins = 0): number {
  const given = useContext(WidthGuess);
  const guess = useSyncExternalStore(
    neverChanges,
    // The width of the screen, not of the window: a browser lays the page out before it knows the width of the window.
    () => {
      // A hydrated page must first be drawn as on the server: with the table of widths.
      measureLabels();
      return guessWidth(given ?? window.screen.width, { fallback, margins });
    },
    () => fallback,
  );
  const [width, setWidth] = useState(guess);

  // Follows the browser's layout.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    measureLabels(element);
    const measure = (): void => setWidth((previous) => element.clientWidth || previous);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Printing begins before an observer can report the new width.
    const measureNow = (): void => flushSync(measure);
    window.addEventListener(MEASURE, measureNow);
    return () => {
      observer.disconnect();
      window.removeEventListener(MEASURE, measureNow);
    };
  }, [ref]);

  return width;
}

/** The width of the screen is read only once. */
function neverChanges(): () => void {
  return () => undefined;
}
