/** The fixed header and a breath of air stay above an anchor. */
export const ANCHOR_OFFSET_PX = 108;
/** A page that has just been opened gets time to lay itself out before its anchor is looked for. */
export const ANCHOR_DELAY_MS = 800;

/** Returns how long to wait before scrolling to an anchor. */
export function getAnchorDelay(previousPath: string | null, path: string): number {
  return previousPath === path ? 0 : ANCHOR_DELAY_MS;
}

/**
 * Returns where the page is scrolled to, px from its top, for an anchor whose own
 * top is `top` px below that of the window.
 */
export function getAnchorTop(top: number, scrolled: number): number {
  return top + scrolled - ANCHOR_OFFSET_PX;
}

/** Reads the id out of a fragment; a fragment that is no text (a shared case) or is badly encoded names nothing. */
export function getAnchorId(fragment: string): string | null {
  if (fragment.length < 2 || fragment.includes('=')) return null;
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    // A stray per cent sign in a typed address is no reason to fail.
    return null;
  }
}
