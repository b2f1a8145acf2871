/** Typed rods, and words that match none. */
export interface ReadRods {
  readonly links: readonly number[];
  /** Words that match no rod of the truss, as typed. */
  readonly unknown: readonly string[];
}

/**
 * Reads typed rods: by two joints joined by a dash, or by the number of the rod, all counted from 1, separated by
 * commas or spaces.
 *
 * @example readRods('2-3, 7–6, 12', links).links
 */
export function readRods(
  text: string,
  links: readonly { readonly i: number; readonly j: number }[],
): ReadRods {
  const found: number[] = [];
  const unknown: string[] = [];
  for (const word of text
    .replaceAll(/\s*[-–—−]\s*/g, '–')
    .split(/[\s,;]+/)
    .filter((one) => one !== '')) {
    const link = findRod(word, links);
    if (link < 0) unknown.push(word);
    else if (!found.includes(link)) found.push(link);
  }
  return { links: found, unknown };
}

/** Finds the rod for a word; -1 if there is none. */
function findRod(word: string, links: Parameters<typeof readRods>[1]): number {
  const [, a, b] = /^(\d+)(?:–(\d+))?$/.exec(word) ?? [];
  const [i, j] = [Number(a) - 1, Number(b) - 1];
  if (b === undefined) return i in links ? i : -1;
  return links.findIndex((one) => (one.i === i && one.j === j) || (one.i === j && one.j === i));
}
