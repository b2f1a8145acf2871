import { type OpenFront } from './openFront.ts';

/**
 * Copies the eliminated columns of a front, from their diagonals down, into the factor from `start` on: four adjacent
 * columns at a time, the remaining ones one after the other (`Factor.values`).
 */
export function keepColumns(
  { arena, offset, size, pivots }: OpenFront,
  values: Float64Array,
  start: number,
): void {
  let to = start | 0;
  let c = 0;
  for (; c + 4 <= pivots; c += 4) {
    let from = (offset + Math.imul(size, c) + c) | 0;
    const second = size;
    const third = (second + size) | 0;
    const fourth = (third + size) | 0;
    for (let row = c; row < size; row++) {
      values[to] = arena[from]!;
      values[(to + 1) | 0] = arena[(from + second) | 0]!;
      values[(to + 2) | 0] = arena[(from + third) | 0]!;
      values[(to + 3) | 0] = arena[(from + fourth) | 0]!;
      to = (to + 4) | 0;
      from = (from + 1) | 0;
    }
  }
  for (; c < pivots; c++) {
    const from = (offset + Math.imul(size, c) + c) | 0;
    to = copyRun(arena, from, size - c, values, to);
  }
}

/**
 * Copies the lower triangle of the remaining matrix of a front, packed, to the place where those of its children were.
 * Data never move up, so the areas may overlap.
 */
export function packRest({ arena, offset, size, pivots }: OpenFront, start: number): void {
  let to = start | 0;
  for (let c = pivots; c < size; c++) {
    const from = (offset + Math.imul(size, c) + c) | 0;
    to = copyRun(arena, from, size - c, arena, to);
  }
}

function copyRun(from: Float64Array, at: number, length: number, into: Float64Array, start: number): number {
  if (length > LONG_RUN) {
    if (from === into) from.copyWithin(start, at, at + length);
    else into.set(from.subarray(at, at + length), start);
  } else {
    for (let k = 0; k < length; k++) into[(start + k) | 0] = from[(at + k) | 0]!;
  }
  return (start + length) | 0;
}

/** Above this many doubles the engine's own copy is faster than a loop. */
const LONG_RUN = 200;
