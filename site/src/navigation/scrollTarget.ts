/** Space above an anchor for the fixed header and a margin, px. */
export const ANCHOR_OFFSET_PX = 108;
/** Time that a new page gets for its layout before its anchor is searched for, ms. */
export const ANCHOR_DELAY_MS = 800;

/** Returns how long to wait before scrolling to an anchor. */
export function getAnchorDelay(previousPath: string | null, path: string): number {
  return previousPath === path ? 0 : ANCHOR_DELAY_MS;
}

/** Returns the scroll position of the page, px, for an anchor whose top is `top` px below that of the window. */
export function getAnchorTop(top: number, scrolled: number): number {
  return top + scrolled - ANCHOR_OFFSET_PX;
}

/** Reads the element id from a fragment; null if the fragment is something else (a shared case) or badly encoded. */
export function getAnchorId(fragment: string): string | null {
  if (fragment.length < 2 || fragment.includes('=')) return null;
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    // A stray per cent sign in a typed address is not an error.
    return null;
  }
}
