/**
 * Lists by what they join pairs of different numbers below `count`, negative for none: those of one number are
 * list[first[number]] up to list[first[number + 1]], ascending.
 */
export function listByEnd(pairs: Int32Array, count: number): { first: Int32Array; list: Int32Array } {
  const first = new Int32Array(count + 1);
  const isListed = (k: number) => pairs[k]! >= 0 && pairs[k] !== pairs[k ^ 1];
  for (let k = 0; k < pairs.length; k++) if (isListed(k)) first[pairs[k]! + 1]!++;
  for (let end = 0; end < count; end++) first[end + 1]! += first[end]!;
  const next = first.slice();
  const list = new Int32Array(first[count]!);
  for (let k = 0; k < pairs.length; k++) if (isListed(k)) list[next[pairs[k]!]!++] = k >> 1;
  return { first, list };
}
