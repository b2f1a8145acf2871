import { useEffect, useRef } from 'react';
import { useLocation } from './VisitContext.ts';
import { isQuiet } from './quietState.ts';
import { getAnchorDelay, getAnchorId } from './scrollTarget.ts';
import { scrollToAnchor } from './scrollToAnchor.ts';

/**
 * After each navigation, moves the focus to the page's heading and scrolls to the top, or to the anchor in the address.
 * The first page of a visit keeps the browser's own focus.
 */
export function useArrival(): void {
  const location = useLocation();
  const { pathname, hash, key } = location;
  const state: unknown = location.state;
  const previousPath = useRef<string | null>(null);

  // Synchronizes focus and scroll position, which the browser owns, with the location.
  useEffect(() => {
    const from = previousPath.current;
    previousPath.current = pathname;
    if (isQuiet(state)) return undefined;

    if (from !== null && from !== pathname) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      if (hash === '') window.scrollTo({ top: 0 });
    }
    const anchor = getAnchorId(hash);
    if (anchor === null) return undefined;
    const timer = setTimeout(
      () => {
        scrollToAnchor(anchor);
      },
      getAnchorDelay(from, pathname),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [pathname, hash, state, key]);
}
