import { pathTo } from '../routes/pathTo.ts';

/**
 * Takes a mailed link's token out of the address before anything else may read or keep it. Gives what stood behind the
 * `#`; null where no link led here.
 */
export function takeLink(): string | null {
  const { pathname, hash, search } = window.location;
  if (pathname.replace(/\/$/, '') !== pathTo('callback') || hash.length < 2) return null;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return hash.slice(1);
}
