import { ROUNDED_MOTION, ROUNDED_PIVOT } from '../../linalg/tolerance.ts';
import type { ConditionRow } from './conditionRows.ts';
import type { FrameBodies } from './frameBodies.ts';

/**
 * Finds motions in doubles that satisfy independent rows; the largest remaining pivot decides each step. For frames
 * whose integers are too long; returns an empty list if doubles do not satisfy the rows either.
 */
export function roundedMotions(
  rows: readonly ConditionRow[],
  bodies: FrameBodies,
  most: number,
): Float64Array[] {
  const { width } = bodies;
  const { given, scales } = toDoubles(rows, bodies);
  const { matrix, columns } = reduceCompletely(given, width);
  if (columns.length < rows.length) return [];
  const taken = new Set(columns);
  const free = Array.from({ length: width }, (_, k) => k).filter((column) => !taken.has(column));
  return free.slice(0, most).flatMap((column) => {
    const motion = new Float64Array(width);
    motion[column] = 1;
    columns.forEach((pivot, step) => {
      motion[pivot] = -matrix[step]![column]!;
    });
    const largest = motion.reduce((found, value) => Math.max(found, Math.abs(value)), 0);
    const missed = given.reduce((worst, row) => {
      const sum = row.reduce((total, value, k) => total + value * motion[k]!, 0);
      return Math.max(worst, Math.abs(sum));
    }, 0);
    if (!(missed <= ROUNDED_MOTION * largest)) return [];
    return [motion.map((value, k) => (Math.abs(value) <= ROUNDED_MOTION * largest ? 0 : value / scales[k]!))];
  });
}

/**
 * Converts rows to doubles whose largest term is 1. Rotations are scaled to displacements at the farthest place, so
 * that all columns have similar sizes: `scales` are the lengths to that place, 1 for the other columns.
 */
function toDoubles(
  rows: readonly ConditionRow[],
  { width, columns, turns }: FrameBodies,
): { given: Float64Array[]; scales: Float64Array } {
  const isTurn = new Uint8Array(width);
  columns.forEach((first, body) => {
    if (turns[body] === 1) isTurn[first + 2] = 1;
  });
  let extent = 0;
  const plain = rows.map((row) => {
    // Terms of hundreds of digits exceed the range of doubles.
    const shift = 10n ** BigInt(Math.max(0, longest(row) - 300));
    const terms = new Float64Array(width);
    let [turn, move] = [0, 0];
    for (const [column, value] of row) {
      terms[column] = Number(value / shift);
      const size = Math.abs(terms[column]);
      if (isTurn[column] === 1) turn = Math.max(turn, size);
      else move = Math.max(move, size);
    }
    if (move > 0) extent = Math.max(extent, turn / move);
    return terms;
  });
  const scales = Float64Array.from(isTurn, (is) => (is === 1 && extent > 0 ? extent : 1));
  const given = plain.map((row) => {
    const scaled = row.map((value, k) => value / scales[k]!);
    const largest = scaled.reduce((found, value) => Math.max(found, Math.abs(value)), 0);
    return scaled.map((value) => value / largest);
  });
  return { given, scales };
}

function longest(row: ConditionRow): number {
  let digits = 0;
  for (const value of row.values()) digits = Math.max(digits, value.toString().length);
  return digits;
}

/** Reduces rows to the unit matrix in the columns of their pivots, the largest pivot first. */
function reduceCompletely(
  given: readonly Float64Array[],
  width: number,
): { matrix: Float64Array[]; columns: number[] } {
  const matrix = given.map((row) => row.slice());
  const columns: number[] = [];
  for (let step = 0; step < matrix.length; step++) {
    let [largest, at, column] = [0, step, -1];
    for (let row = step; row < matrix.length; row++)
      for (let k = 0; k < width; k++) {
        const size = Math.abs(matrix[row]![k]!);
        if (size > largest) [largest, at, column] = [size, row, k];
      }
    if (largest < ROUNDED_PIVOT) break;
    [matrix[step], matrix[at]] = [matrix[at]!, matrix[step]!];
    const pivot = matrix[step]!;
    const head = pivot[column]!;
    for (let k = 0; k < width; k++) pivot[k]! /= head;
    columns.push(column);
    for (let row = 0; row < matrix.length; row++) {
      const other = matrix[row]!;
      const factor = other[column]!;
      if (row === step || factor === 0) continue;
      for (let k = 0; k < width; k++) other[k]! -= factor * pivot[k]!;
      other[column] = 0;
    }
  }
  return { matrix, columns };
}
