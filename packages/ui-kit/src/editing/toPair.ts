/** Names a pair of joints whichever comes first. */
export function toPair(i: number, j: number): string {
  return i < j ? `${i}-${j}` : `${j}-${i}`;
}
