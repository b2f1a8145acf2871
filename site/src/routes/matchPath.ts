/** Values of the placeholders of a pattern, by name; `*` is the rest of the address. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/**
 * Matches an address against the pattern of a route: `:name` is one segment, a `*` at the end any number of them. Null
 * if it does not match. Case and a slash at the end make no difference.
 *
 * @example matchPath('/guide/:part/:index', '/guide/beams/2') // { part: 'beams', index: '2' }
 */
export function matchPath(pattern: string, pathname: string): PathParams | null {
  const wanted = split(pattern);
  const given = split(pathname);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (given.length < wanted.length || (!isOpen && given.length > wanted.length)) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  if (isOpen) params['*'] = given.slice(wanted.length).map(decode).join('/');
  return params;
}

/** Returns how specific a pattern is: of several matching patterns, the most specific one applies. */
export function weighPattern(pattern: string): number {
  return split(pattern).reduce(
    (sum, segment) => sum + (segment === '*' ? 0 : segment.startsWith(':') ? 10 : 11),
    0,
  );
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not a valid percent-encoding: the segment is used unchanged.
    return segment;
  }
}
