import { holds } from '../../src/geometry/heldAxes.ts';
import type { JointSystem } from '../../src/sparse/system/jointSystem.ts';

/** The lower triangle of a stiffness matrix in compressed columns, rows ascending, without the held directions. */
export interface ReducedMatrix {
  readonly size: number;
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  readonly values: Float64Array;
  /** Right-hand side, one force for each row. */
  readonly forces: Float64Array;
}

/** Assembles the input of a sparse matrix solver; `forces` has `dim` numbers for each joint. */
export function assembleReducedMatrix(system: JointSystem, forces: Float64Array): ReducedMatrix {
  const { dim, anchors } = system;
  const rowOf = new Int32Array(dim * anchors.length).fill(-1);
  let size = 0;
  for (let joint = 0; joint < anchors.length; joint++) {
    for (let axis = 0; axis < dim; axis++) {
      if (!holds(anchors[joint]!, axis)) rowOf[dim * joint + axis] = size++;
    }
  }
  const blocks = collectBlocks(system);
  const starts = new Int32Array(size + 1);
  const rows: number[] = [];
  const values: number[] = [];
  const reduced = new Float64Array(size);
  for (let joint = 0; joint < anchors.length; joint++) {
    const column = [...blocks[joint]!].sort(([a], [b]) => a - b);
    for (let axis = 0; axis < dim; axis++) {
      const columnIndex = rowOf[dim * joint + axis]!;
      if (columnIndex < 0) continue;
      reduced[columnIndex] = forces[dim * joint + axis]!;
      for (const [other, block] of column) {
        for (let row = 0; row < dim; row++) {
          const rowIndex = rowOf[dim * other + row]!;
          if (rowIndex < columnIndex) continue;
          rows.push(rowIndex);
          values.push(block[dim * row + axis]!);
        }
      }
      starts[columnIndex + 1] = rows.length;
    }
  }
  return {
    size,
    starts,
    rows: Int32Array.from(rows),
    values: Float64Array.from(values),
    forces: reduced,
  };
}

/**
 * Returns the largest entry of K·u - f relative to the largest force; `displacements` has `dim` numbers for each joint.
 */
export function getLargestResidual(
  { size, starts, rows, values, forces }: ReducedMatrix,
  { dim, anchors }: JointSystem,
  displacements: Float64Array,
): number {
  const isFree = (_: number, at: number) => !holds(anchors[Math.floor(at / dim)]!, at % dim);
  const x = displacements.filter(isFree);
  const rest = Float64Array.from(forces, (force) => -force);
  for (let column = 0; column < size; column++) {
    for (let at = starts[column]!; at < starts[column + 1]!; at++) {
      const row = rows[at]!;
      rest[row]! += values[at]! * x[column]!;
      if (row !== column) rest[column]! += values[at]! * x[row]!;
    }
  }
  const largest = (list: Float64Array) => list.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return largest(rest) / largest(forces);
}

/** Returns the blocks of each joint with itself and with its neighbours of higher index. */
function collectBlocks({
  dim,
  coordinates,
  ends,
  stiffness,
  anchors,
}: JointSystem): Map<number, Float64Array>[] {
  const blocks = Array.from(anchors, () => new Map<number, Float64Array>());
  const blockAt = (column: number, row: number) => {
    const known = blocks[column]!.get(row) ?? new Float64Array(dim * dim);
    blocks[column]!.set(row, known);
    return known;
  };
  const delta = new Float64Array(dim);
  for (let link = 0; link < stiffness.length; link++) {
    const [i, j] = [ends[2 * link]!, ends[2 * link + 1]!];
    let square = 0;
    for (let axis = 0; axis < dim; axis++) {
      delta[axis] = coordinates[dim * j + axis]! - coordinates[dim * i + axis]!;
      square += delta[axis]! ** 2;
    }
    const between = blockAt(Math.min(i, j), Math.max(i, j));
    const [first, second] = [blockAt(i, i), blockAt(j, j)];
    for (let at = 0; at < dim * dim; at++) {
      const term = (stiffness[link]! / square) * delta[Math.floor(at / dim)]! * delta[at % dim]!;
      first[at]! += term;
      second[at]! += term;
      between[at]! -= term;
    }
  }
  return blocks;
}
