import { pathTo } from '../routes/pathTo.ts';

/**
 * Removes a mailed link's token from the address before other code can read or store it. Returns the text after the
 * `#`; null if the page was not opened by a link.
 */
export function takeLink(): string | null {
  const { pathname, hash, search } = window.location;
  if (pathname.replace(/\/$/, '') !== pathTo('callback') || hash.length < 2) return null;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return hash.slice(1);
}
