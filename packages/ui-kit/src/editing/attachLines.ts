import { toPair } from './toPair.ts';

interface Ends {
  readonly i: number;
  readonly j: number;
}

/**
 * Gives lines of another document the ends that they have here. Lines between joints that are one, and those that join
 * two joints which a line joins already, are left out.
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
