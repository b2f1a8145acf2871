import { toPair } from './toPair.ts';

/** A line of a structure, which connects two joints by their indices. */
interface Ends {
  readonly i: number;
  readonly j: number;
}

/** Gives lines the joints into which their ends were merged; removes lines between merged joints and duplicates. */
export function mergeLines<Line extends Ends>(
  lines: readonly Line[],
  toNew: (joint: number) => number,
  merged: ReadonlySet<number>,
): readonly Line[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const [i, j] = [toNew(line.i), toNew(line.j)];
    // Only lines at merged joints can have become duplicates.
    if (merged.has(line.i) || merged.has(line.j)) {
      const pair = toPair(i, j);
      if (i === j || seen.has(pair)) return [];
      seen.add(pair);
    }
    return [i === line.i && j === line.j ? line : { ...line, i, j }];
  });
}
