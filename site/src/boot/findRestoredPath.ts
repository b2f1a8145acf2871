import type { Store } from '@eecs/ui-kit';
import { getPathToRestore } from '../navigation/lastPath.ts';
import { LAST_PATH_KEY } from '../navigation/useRememberPath.ts';

const VISITED_KEY = 'eecs.visited';

/** Returns the path of the last visit if the rules of a first load restore it; the page at that path opens its case. */
export function findRestoredPath(page: Document, local: Store): string | null {
  const { location } = window;
  const remembered = local.read(LAST_PATH_KEY);
  return getPathToRestore({
    path: `${location.pathname}${location.search}${location.hash}`,
    referrer: page.referrer,
    origin: location.origin,
    remembered: typeof remembered === 'string' ? remembered : null,
    restoredBefore: markVisited(),
  });
}

/** Marks this tab as visited; returns whether it was before. A tab that cannot store the mark counts as visited. */
function markVisited(): boolean {
  try {
    const wasVisited = window.sessionStorage.getItem(VISITED_KEY) !== null;
    window.sessionStorage.setItem(VISITED_KEY, '1');
    return wasVisited;
  } catch {
    // Access itself throws if storage is blocked.
    return true;
  }
}
