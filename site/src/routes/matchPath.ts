/** Segments of an address for the placeholders of a pattern, by name; `*` is the rest of the address. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/**
 * Reads an address by the pattern of a route: `:name` is one segment, a `*` at the end any number of them. Null where
 * it is none of that pattern. Capitals and a slash at the end make no difference.
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

/** Returns how much of a pattern is fixed: of several that match, the one with the most is meant. */
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
