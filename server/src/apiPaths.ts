/** First parts of the paths of the API; the hosted site reaches the same calls under /api. */
const API_ROOTS = ['data', 'case', 'auth'];

/** Turns `/api/case/msb` into `/case/msb`. A path under /api that names no call stays and is not found. */
export function withoutApiPrefix(url: string): string {
  const rest = url.startsWith('/api/') ? url.slice('/api'.length) : url;
  return isUnder(API_ROOTS, rest) ? rest : url;
}

/** Says whether a path belongs to the API and not to the site. */
export function isApiPath(url: string): boolean {
  return isUnder(['api', ...API_ROOTS], url);
}

/** Says whether a path has the form of a route such as `/data/release-notes/:id`; `*` ends a form. */
export function matchesRoute(route: string, url: string): boolean {
  const wanted = toSegments(route);
  const given = toSegments(url);
  const hasRest = wanted.at(-1) === '*';
  const fixed = hasRest ? wanted.slice(0, -1) : wanted;
  if (hasRest ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((segment, i) => {
    const [prefix = '', parameter] = segment.split(':', 2);
    const value = given[i] ?? '';
    return parameter === undefined
      ? value === prefix
      : value.startsWith(prefix) && value.length > prefix.length;
  });
}

function isUnder(roots: readonly string[], url: string): boolean {
  const [first = ''] = toSegments(url);
  return roots.includes(first);
}

function toSegments(url: string): string[] {
  const path = url.split('?', 1)[0] ?? '';
  return path.split('/').filter((segment) => segment !== '');
}
