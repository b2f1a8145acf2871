/**
 * Finds the source of a test by its title, from its `test` to the next one, including its table of cases. Null if there
 * is no such test, or if it is skipped.
 */
export function findTest(source: string, title: string): string | null {
  const at = [`'${title}'`, `"${title}"`]
    .map((quoted) => source.indexOf(quoted))
    .find((found) => found !== -1);
  if (at === undefined) return null;
  const begins = [...source.matchAll(/^ *test\b/gm)].map(({ index }) => index);
  const begin = begins.findLast((index) => index < at);
  if (begin === undefined) return null;
  const end = begins.find((index) => index > at) ?? source.length;
  const found = source.slice(begin, end).trimStart();
  return /^test\.(?:skip|todo|fails)/.test(found) ? null : found;
}
