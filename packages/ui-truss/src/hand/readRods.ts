/** Rods that were typed by their joints, and words that name none. */
export interface ReadRods {
  readonly links: readonly number[];
  /** Words that are no rod of the truss, as they were typed. */
  readonly unknown: readonly string[];
}

/**
 * Reads rods as people write them: two joints, counted from 1, with a dash between, rods apart by commas or spaces.
 *
 * @example readRods('2-3, 7–6', links).links
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
    const [, a, b] = /^(\d+)–(\d+)$/.exec(word) ?? [];
    const [i, j] = [Number(a) - 1, Number(b) - 1];
    const link = links.findIndex((one) => (one.i === i && one.j === j) || (one.i === j && one.j === i));
    if (link < 0) unknown.push(word);
    else if (!found.includes(link)) found.push(link);
  }
  return { links: found, unknown };
}
