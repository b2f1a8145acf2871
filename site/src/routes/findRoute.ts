import { matchRoutes } from 'react-router';
import { isPrefixed, matchPrefixed } from './prefixedPath.ts';
import type { SiteRoute } from './siteRoute.ts';

/**
 * Finds the row of a path in the table of routes, whose last row is of every path that no other row has. The router knows no name within
 * a segment: rows with one are asked first.
 */
export function findRoute(rows: readonly SiteRoute[], pathname: string): SiteRoute {
  const prefixed = rows.find(({ path }) => isPrefixed(path) && matchPrefixed(path, pathname));
  if (prefixed !== undefined) return prefixed;
  const plain = rows.filter(({ path }) => !isPrefixed(path));
  const id = matchRoutes(
    plain.map(({ id: name, path }) => ({ id: name, path })),
    pathname,
  )?.at(-1)?.route.id;
  const found = plain.find((row) => row.id === id);
  if (found === undefined)
    throw new Error(`\`findRoute\` needs a row for every path, and has none for ${pathname}`);
  return found;
}
