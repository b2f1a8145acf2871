/** Finds the middle of the widest gap of a beam between its ends and taken places. */
export function findWidestGap(taken: readonly number[], length: number): number {
  const places = [0, ...taken.filter((x) => x > 0 && x < length), length].sort((a, b) => a - b);
  let middle = length / 2;
  let widest = 0;
  places.forEach((x, index) => {
    const next = places[index + 1];
    if (next === undefined || next - x <= widest) return;
    widest = next - x;
    middle = (x + next) / 2;
  });
  return middle;
}
