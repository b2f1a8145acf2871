/** First segments of the paths of the API; the hosted site reaches the same calls under /api. */
const API_ROOTS = [
  'data',
  'case',
  'auth',
  'subscription',
  'billing',
  'mcp',
  'openapi',
  'openapi.json',
  'oembed',
];

/** The page that the site shows for unknown addresses. */
export const NOT_FOUND_PAGE = '/404';

/**
 * Converts the target of a request to the path by which its route is found. A page path that cannot be decoded counts
 * as mistyped; in an API call it is used as written, and the rules of the route refuse it.
 */
export function toRoutePath(target: string): string {
  const url = withoutApiPrefix(toPath(target));
  if (isDecodable(url)) return url;
  return isApiPath(url) ? url.replaceAll('%', '%25') : NOT_FOUND_PAGE;
}

/** Removes scheme and host from a target in absolute form (`GET http://host/path`), which every server must accept. */
function toPath(target: string): string {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    // URIError: a % without two hex digits, or bytes that are not UTF-8.
    return false;
  }
}

/** Turns `/api/case/msb` into `/case/msb`. A path under /api that names no call is unchanged and is not found. */
function withoutApiPrefix(url: string): string {
  const rest = url.startsWith('/api/') ? url.slice('/api'.length) : url;
  return isUnder(API_ROOTS, rest) ? rest : url;
}

/** Returns whether a path belongs to the API and not to the site. */
export function isApiPath(url: string): boolean {
  return isUnder(['api', ...API_ROOTS], url);
}

/** Returns whether a path matches a route pattern such as `/data/release-notes/:id`; a final `*` matches any rest. */
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
