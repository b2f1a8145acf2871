import type { RowPlan } from './motionRows.ts';

/**
 * Counts motions that are there for certain, wherever the joints are: a lower bound from the numbers of rows and of motions of parts alone.
 *
 * A part with no more rows than motions is left free by the difference, whatever the rest does, and is taken away with its rows; of what remains
 * the motions beyond its rows are left. `isAsked` tells which parts to look at, all when left out; no row may lead from these to others.
 *
 * @example countLoose(planOfJointOnOneLinkInThePlane, Int32Array.of(0, 2)) // 1
 */
export function countLoose(
  { count, parts }: Pick<RowPlan, 'count' | 'parts'>,
  offsets: Int32Array,
  isAsked: (part: number) => boolean = () => true,
): number {
  const rowsOf: number[][] = Array.from({ length: offsets.length - 1 }, () => []);
  for (let row = 0; row < count; row++) {
    for (const part of [parts[2 * row]!, parts[2 * row + 1]!]) if (part >= 0) rowsOf[part]!.push(row);
  }
  const left = Int32Array.from(rowsOf, (rows) => rows.length);
  const isGone = new Uint8Array(rowsOf.length);
  const isTaken = new Uint8Array(count);
  const motionsOf = (part: number) => offsets[part + 1]! - offsets[part]!;
  const open = [...rowsOf.keys()].filter(isAsked);
  const stack = [...open];
  let loose = 0;
  for (let part = stack.pop(); part !== undefined; part = stack.pop()) {
    if (isGone[part] === 1 || left[part]! > motionsOf(part)) continue;
    isGone[part] = 1;
    loose += motionsOf(part) - left[part]!;
    for (const row of rowsOf[part]!) {
      if (isTaken[row] === 1) continue;
      isTaken[row] = 1;
      const other = parts[2 * row] === part ? parts[2 * row + 1]! : parts[2 * row]!;
      if (other < 0) continue;
      left[other]!--;
      stack.push(other);
    }
  }
  const rows = new Set<number>();
  let motions = 0;
  for (const part of open) {
    if (isGone[part] === 1) continue;
    motions += motionsOf(part);
    for (const row of rowsOf[part]!) if (isTaken[row] === 0) rows.add(row);
  }
  return loose + Math.max(0, motions - rows.size);
}
