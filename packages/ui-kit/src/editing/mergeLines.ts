import { toPair } from './toPair.ts';

/** A line of a structure: what joins two joints, by their indexes. */
interface Ends {
  readonly i: number;
  readonly j: number;
}

/** Gives lines the ends that joints were merged into; lines between merged joints and doubled ones go. */
export function mergeLines<Line extends Ends>(
  lines: readonly Line[],
  toNew: (joint: number) => number,
  merged: ReadonlySet<number>,
): readonly Line[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const [i, j] = [toNew(line.i), toNew(line.j)];
    // Only lines at joints that became one can have come to join the same two.
    if (merged.has(line.i) || merged.has(line.j)) {
      const pair = toPair(i, j);
      if (i === j || seen.has(pair)) return [];
      seen.add(pair);
    }
    return [i === line.i && j === line.j ? line : { ...line, i, j }];
  });
}
