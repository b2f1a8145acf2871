/**
 * Lists pairs of different numbers below `count` by these numbers (negative numbers are ignored): the pairs that
 * contain a number are list[first[number]] to list[first[number + 1]], ascending.
 */
export function listByEnd(pairs: Int32Array, count: number): { first: Int32Array; list: Int32Array } {
  const first = new Int32Array(count + 1);
  for (let k = 0; k < pairs.length; k += 2) {
    const a = pairs[k]!;
    const b = pairs[k + 1]!;
    if (a === b) continue;
    if (a >= 0) first[a]!++;
    if (b >= 0) first[b]!++;
  }
  let sum = 0;
  for (let end = 0; end <= count; end++) {
    sum += first[end]!;
    first[end] = sum;
  }
  const list = new Int32Array(sum);
  // The lists are filled from the back, so that `first` becomes correct without a second array.
  for (let k = pairs.length - 2; k >= 0; k -= 2) {
    const a = pairs[k]!;
    const b = pairs[k + 1]!;
    if (a === b) continue;
    if (a >= 0) list[--first[a]!] = k >> 1;
    if (b >= 0) list[--first[b]!] = k >> 1;
  }
  return { first, list };
}
