import { factorBanded } from '../../linalg/bandedFactors.ts';
import type { DescriptorMatrix } from '../../linalg/sparseMatrix.ts';
import type { PinJointed } from './pinJointed.ts';

/** Multiplications of an elimination that takes no longer than the solution it checks. */
const MOST_WORK = 2e7;

/**
 * Solves the square equations of statics by banded elimination, with joints and links ordered along the longest side of
 * the truss: girders, towers and arches have narrow bands.
 *
 * `rightSides` of A·x = b, one for each set. Returns null if the band is wide; solutions are null if a pivot is zero.
 */
export function solveBanded(
  model: PinJointed,
  { rows, entries }: DescriptorMatrix,
  rightSides: readonly Float64Array[],
): (Float64Array | null)[] | null {
  const { dim } = model.system;
  const place = placesAlong(model);
  // Each row belongs to a joint; a column is placed by the first row that contains it.
  const rowOrder = sortedBy(rows, (row) => dim * place[Math.floor(row / dim)]! + (row % dim));
  const rowPlace = inverse(rowOrder);
  const first = new Float64Array(rows).fill(rows);
  const last = new Float64Array(rows).fill(-1);
  for (const [i, j] of entries) {
    first[j] = Math.min(first[j]!, rowPlace[i]!);
    last[j] = Math.max(last[j]!, rowPlace[i]!);
  }
  const columnOrder = sortedBy(rows, (column) => first[column]! + last[column]!);
  const columnPlace = inverse(columnOrder);
  let band = 0;
  for (const [i, j] of entries) band = Math.max(band, Math.abs(rowPlace[i]! - columnPlace[j]!));
  if (rows * band * band > MOST_WORK) return null;
  const sorted = rowOrder.map(() => ({ columns: [] as number[], values: [] as number[] }));
  for (const [i, j, value] of entries) {
    const row = sorted[rowPlace[i]!]!;
    row.columns.push(columnPlace[j]!);
    row.values.push(value);
  }
  const factors = factorBanded(sorted);
  return rightSides.map((b) => {
    if (!factors) return null;
    const x = factors.solveRefined(Float64Array.from(rowOrder, (row) => b[row]!));
    return Float64Array.from(columnPlace, (column) => x[column]!);
  });
}

/** Returns the position of each joint in their order along the axis of greatest extent. */
function placesAlong({ system }: PinJointed): number[] {
  const { dim, coordinates, anchors } = system;
  const along = (axis: number) => Array.from(anchors, (_, joint) => coordinates[dim * joint + axis]!);
  const extents = Array.from({ length: dim }, (_, axis) => {
    const places = along(axis);
    return places.reduce((a, b) => Math.max(a, b)) - places.reduce((a, b) => Math.min(a, b));
  });
  const places = along(extents.indexOf(Math.max(...extents)));
  return inverse(sortedBy(anchors.length, (joint) => places[joint]!));
}

function sortedBy(count: number, key: (index: number) => number): number[] {
  return Array.from({ length: count }, (_, index) => index).sort((a, b) => key(a) - key(b));
}

function inverse(order: readonly number[]): number[] {
  const places = new Array<number>(order.length);
  order.forEach((index, place) => {
    places[index] = place;
  });
  return places;
}
