import type { Store } from '@eecs/ui-kit';
import { getPathToRestore } from '../navigation/lastPath.ts';
import { LAST_PATH_KEY } from '../navigation/useRememberPath.ts';

const VISITED_KEY = 'eecs.visited';

/**
 * Returns the path of the last visit, where the rules of a first load restore it
 * reopened; the case on it is opened by its page.
 */
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
