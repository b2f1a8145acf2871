/** Returns whether a pattern has a name after a prefix within one segment: `/preview-msb:id`. */
export function isPrefixed(pattern: string): boolean {
  return /^\/[^/:]+:\w+$/.test(pattern);
}

/** Returns whether a path matches such a pattern, with a positive integer in place of the name. */
export function matchPrefixed(pattern: string, path: string): boolean {
  const prefix = pattern.slice(0, pattern.indexOf(':'));
  return path.startsWith(prefix) && /^[1-9]\d{0,14}\/?$/.test(path.slice(prefix.length));
}
