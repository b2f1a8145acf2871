/** The indices of two equal entries in two lists. */
export type Pair = readonly [before: number, after: number];

/** Pairs as many equal entries of two lists as possible without crossing (a longest common subsequence). */
export function pairInOrder(before: readonly string[], after: readonly string[]): readonly Pair[] {
  // lengths[i][j] is the number of pairs in the lists from i and j on.
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const of = (i: number, j: number) => lengths[i]![j]!;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i]![j] = before[i] === after[j] ? of(i + 1, j + 1) + 1 : Math.max(of(i + 1, j), of(i, j + 1));
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (of(i + 1, j) >= of(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** Pairs equal entries of two lists wherever they are. */
export function pairAnywhere(before: readonly string[], after: readonly string[]): readonly Pair[] {
  const places = new Map<string, number[]>();
  after.forEach((text, j) => places.set(text, [...(places.get(text) ?? []), j]));
  return before.flatMap((text, i): Pair[] => {
    const j = places.get(text)?.shift();
    return j === undefined ? [] : [[i, j]];
  });
}
