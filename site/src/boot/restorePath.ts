import type { Store } from '@eecs/ui-kit';
import { getPathToRestore } from '../navigation/lastPath.ts';
import { LAST_PATH_KEY } from '../navigation/useRememberPath.ts';

const VISITED_KEY = 'eecs.visited';

/** Reopens the page of the last visit, where the rules of a first load say so, before the router reads the address. */
export function restorePath(page: Document, local: Store): void {
  const { location, history } = window;
  const remembered = local.read(LAST_PATH_KEY);
  const path = getPathToRestore({
    path: `${location.pathname}${location.search}${location.hash}`,
    referrer: page.referrer,
    origin: location.origin,
    remembered: typeof remembered === 'string' ? remembered : null,
    restoredBefore: markVisited(),
  });
  if (path !== null) history.replaceState(null, '', path);
}

/** Marks this tab as visited; answers whether it was before. A tab that cannot keep the mark counts as visited. */
function markVisited(): boolean {
  try {
    const wasVisited = window.sessionStorage.getItem(VISITED_KEY) !== null;
    window.sessionStorage.setItem(VISITED_KEY, '1');
    return wasVisited;
  } catch {
    // Access itself throws where storage is blocked.
    return true;
  }
}
