import { orderBlocks } from '../../linalg/blockTriangular.ts';
import { reduceDense } from '../../linalg/denseReduction.ts';
import type { DescriptorMatrix } from './matrix.ts';

/** Blocks of more equations are too large for dense elimination. */
const MAX_BLOCK = 120;

/**
 * Solves the square equations of statics block after block, as far as each can be solved alone: in a simple truss joint after joint.
 *
 * `rightSides` of A·x = b, by set. Null where some block is large; a null solution where a block came out singular.
 */
export function solveBlocks(
  { rows, entries }: DescriptorMatrix,
  rightSides: readonly Float64Array[],
): (Float64Array | null)[] | null {
  const columns: number[][] = Array.from({ length: rows }, () => []);
  const values: number[][] = Array.from({ length: rows }, () => []);
  for (const [i, j, value] of entries) {
    columns[i]!.push(j);
    values[i]!.push(value);
  }
  const blocks = orderBlocks(columns);
  if (blocks.length === 0) return rightSides.map(() => null);
  if (blocks.some(({ equations }) => equations.length > MAX_BLOCK)) return null;
  const solutions = rightSides.map(() => new Float64Array(rows));
  const placeOf = new Int32Array(rows).fill(-1);
  for (const { equations, unknowns } of blocks) {
    unknowns.forEach((column, place) => (placeOf[column] = place));
    const own: [number, number, number][] = [];
    const given = rightSides.map((b) => Float64Array.from(equations, (row) => b[row]!));
    equations.forEach((row, i) => {
      columns[row]!.forEach((column, k) => {
        const value = values[row]![k]!;
        if (placeOf[column]! >= 0) own.push([i, placeOf[column]!, value]);
        else given.forEach((b, set) => (b[i]! -= value * solutions[set]![column]!));
      });
    });
    const size = equations.length;
    const reduced = reduceDense({ rows: size, cols: size, entries: own }, given);
    if (!reduced) return rightSides.map(() => null);
    reduced.particular.forEach((x, set) => {
      unknowns.forEach((column, place) => (solutions[set]![column] = x[place]!));
    });
    for (const column of unknowns) placeOf[column] = -1;
  }
  return solutions;
}
