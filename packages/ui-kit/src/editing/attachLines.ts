import { toPair } from './toPair.ts';

interface Ends {
  readonly i: number;
  readonly j: number;
}

/**
 * Gives lines of another document their end joints in this one. Leaves out lines whose two joints became one, and lines
 * between joints that are already connected.
 */
export function attachLines<Line extends Ends>(
  lines: readonly Ends[],
  others: readonly Line[],
  toNew: (joint: number) => number,
): readonly Line[] {
  const pairs = new Set(lines.map(({ i, j }) => toPair(i, j)));
  return others.flatMap((line) => {
    const [i, j] = [toNew(line.i), toNew(line.j)];
    const pair = toPair(i, j);
    if (i === j || pairs.has(pair)) return [];
    pairs.add(pair);
    return [{ ...line, i, j }];
  });
}
