import { listByEnd } from '../../../sparse/system/listByEnd.ts';
import type { RowPlan } from './motionRows.ts';

/**
 * Counts motions that certainly exist, wherever the joints are: a lower bound from the numbers of rows and of motions
 * of parts alone.
 *
 * A part with no more rows than motions keeps at least the difference as free motions, whatever the rest does, and is
 * removed with its rows; of the remaining parts, the motions in excess of the rows are counted. `isAsked` returns which
 * parts to examine, by default all; no row may connect these with others.
 *
 * @example countLoose(planOfJointOnOneLinkInThePlane, Int32Array.of(0, 2)) // 1
 */
export function countLoose(
  { count, parts }: Pick<RowPlan, 'count' | 'parts'>,
  offsets: Int32Array,
  isAsked: (part: number) => boolean = () => true,
): number {
  const partCount = offsets.length - 1;
  const { first, list } = listByEnd(parts, partCount);
  const left = new Int32Array(partCount);
  const stack: number[] = [];
  for (let part = 0; part < partCount; part++) {
    left[part] = first[part + 1]! - first[part]!;
    if (isAsked(part)) stack.push(part);
  }
  const open = new Int32Array(stack);
  const isGone = new Uint8Array(partCount);
  const isTaken = new Uint8Array(count);
  const motionsOf = (part: number) => offsets[part + 1]! - offsets[part]!;
  let loose = 0;
  for (let part = stack.pop(); part !== undefined; part = stack.pop()) {
    if (isGone[part] === 1 || left[part]! > motionsOf(part)) continue;
    isGone[part] = 1;
    loose += motionsOf(part) - left[part]!;
    for (let k = first[part]!; k < first[part + 1]!; k++) {
      const row = list[k]!;
      if (isTaken[row] === 1) continue;
      isTaken[row] = 1;
      const other = parts[2 * row] === part ? parts[2 * row + 1]! : parts[2 * row]!;
      if (other < 0) continue;
      left[other]!--;
      stack.push(other);
    }
  }
  let rows = 0;
  let motions = 0;
  for (const part of open) {
    if (isGone[part] === 1) continue;
    motions += motionsOf(part);
    for (let k = first[part]!; k < first[part + 1]!; k++) {
      const row = list[k]!;
      if (isTaken[row] === 1) continue;
      isTaken[row] = 1;
      rows++;
    }
  }
  return loose + Math.max(0, motions - rows);
}
