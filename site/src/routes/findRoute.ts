import { matchPath, weighPattern } from './matchPath.ts';
import { isPrefixed, matchPrefixed } from './prefixedPath.ts';
import type { SiteRoute } from './siteRoute.ts';

/**
 * Finds the row of a path in the table of routes, whose last row matches every remaining path. Rows with a name within
 * a segment are tried first.
 */
export function findRoute(rows: readonly SiteRoute[], pathname: string): SiteRoute {
  const prefixed = rows.find(({ path }) => isPrefixed(path) && matchPrefixed(path, pathname));
  if (prefixed !== undefined) return prefixed;
  const [found] = rows
    .filter(({ path }) => !isPrefixed(path) && matchPath(path, pathname) !== null)
    .toSorted((a, b) => weighPattern(b.path) - weighPattern(a.path));
  if (found === undefined)
    throw new Error(`\`findRoute\` needs a row for every path, and has none for ${pathname}`);
  return found;
}
