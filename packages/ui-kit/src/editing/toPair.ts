/** Returns one key for a pair of joints in either order. */
export function toPair(i: number, j: number): string {
  return i < j ? `${i}-${j}` : `${j}-${i}`;
}
