import { type Sweep } from './narrowSweep.ts';
import { joinSmall, type Supernodes } from './supernodes.ts';

/**
 * Makes supernodes of the levels of a girder, merging several if that is faster. The rows below a level are exactly the
 * next level, so neither the tree nor the columns of the factor are searched. Few of the stored numbers are 0, because
 * a level is a few joints that are linked with each other.
 */
export function joinLevels({ order, firsts: begins, isLast }: Sweep, dim: 2 | 3): Supernodes {
  const parentOf = Int32Array.from(isLast, (last, level) => (last ? -1 : level + 1));
  const pivots = parentOf.map((_, level) => begins[level + 1]! - begins[level]!);
  const rowsBelow = parentOf.map((next) => pivots[next] ?? 0);
  const { firsts, rowStarts, parents } = joinSmall({ pivots, rowsBelow, parentOf }, dim);
  const rows = new Int32Array(rowStarts.at(-1)!);
  for (let s = 0; s < parents.length; s++)
    for (let at = rowStarts[s]!; at < rowStarts[s + 1]!; at++) rows[at] = firsts[s + 1]! + at - rowStarts[s]!;
  return { order, count: parents.length, firsts, parents, rowStarts, rows };
}
