import type { EliminationOrder } from '../numbers/eliminationOrder.ts';
import type { FrontArithmetic } from '../numbers/frontArithmetic.ts';
import { listByEnd } from '../../../sparse/system/listByEnd.ts';
import { ROW_WIDTH } from './motionRows.ts';
import type { MotionRows } from './motionRows.ts';

/** A motion given by the amounts of the motions of parts; those not listed are 0. */
export interface PartMotion {
  /** Indexes of the motions that are not 0. */
  readonly places: readonly number[];
  readonly values: readonly number[];
  /** Multiplications that finding it took. */
  readonly work: number;
}

/** The result of an elimination. */
export interface Elimination {
  /** Indexes of the free motions: as many as there are independent ones. */
  readonly free: readonly number[];
  /**
   * Returns the motion with 1 at the free motion `free[index]` and 0 at the other free ones. Only available if fronts
   * were kept.
   */
  motionOf(index: number): PartMotion;
}

/**
 * Eliminates Rᵀ·D·R front by front, where R are the rows and D weights of the arithmetic: with random weights it has
 * the rank of R.
 *
 * A motion without a pivot is free; it involves only motions eliminated before it in its own subtree, so the motions
 * found are local. Returns null if the random weights were unlucky.
 */
export function eliminateParts(facts: {
  readonly order: EliminationOrder;
  readonly offsets: Int32Array;
  readonly rows: MotionRows;
  readonly arithmetic: FrontArithmetic;
  /** Whether the factors are kept for `motionOf`. */
  readonly keep: boolean;
}): Elimination | null {
  const { order, offsets, rows, arithmetic, keep } = facts;
  const partCount = offsets.length - 1;
  const { first, list } = listByEnd(rows.parts, partCount);
  const scale = largestDiagonals(rows, offsets);
  const isUsed = new Uint8Array(rows.count);
  const placeOf = new Int32Array(partCount);
  const places = new Int32Array(2 * ROW_WIDTH);
  const packed = new Float64Array(2 * ROW_WIDTH);
  const blocks: (Float64Array | null)[] = [];
  const kept: KeptFront[] = [];
  const free: number[] = [];
  const freeSteps: number[] = [];
  for (let step = 0; step < order.steps.length; step++) {
    const { part, rest, children } = order.steps[step]!;
    const own = offsets[part + 1]! - offsets[part]!;
    placeOf[part] = 0;
    let size = own;
    for (const other of rest) {
      placeOf[other] = size;
      size += offsets[other + 1]! - offsets[other]!;
    }
    const front = new Float64Array(size * size);
    for (const child of children) {
      addBlock(front, size, blocks[child]!, order.steps[child]!.rest, { offsets, placeOf });
      blocks[child] = null;
    }
    for (let k = first[part]!; k < first[part + 1]!; k++) {
      const row = list[k]!;
      if (isUsed[row]) continue;
      isUsed[row] = 1;
      let count = 0;
      for (let side = 0; side < 2; side++) {
        const other = rows.parts[2 * row + side]!;
        if (other < 0) continue;
        const width = offsets[other + 1]! - offsets[other]!;
        for (let m = 0; m < width; m++) {
          places[count] = placeOf[other]! + m;
          packed[count++] = rows.values[(2 * row + side) * ROW_WIDTH + m]!;
        }
      }
      arithmetic.addRow({ front, size, places, values: packed, from: 0, count });
    }
    const dead = new Uint8Array(own);
    const ownScale = scale.subarray(offsets[part], offsets[part + 1]);
    if (!arithmetic.eliminate({ front, size, own, scale: ownScale, dead })) return null;
    for (let k = 0; k < own; k++) {
      if (dead[k] === 0) continue;
      free.push(offsets[part]! + k);
      freeSteps.push(step);
    }
    if (keep) kept.push({ columns: front.slice(0, own * size), size, own, dead });
    blocks.push(size > own ? restOf(front, size, own) : null);
  }
  const motionOf = (index: number) =>
    backSubstitute({ step: freeSteps[index]!, free: free[index]!, order, offsets, kept, arithmetic });
  return { free, motionOf };
}

interface KeptFront {
  readonly columns: Float64Array;
  readonly size: number;
  readonly own: number;
  readonly dead: Uint8Array;
}

/**
 * Returns the largest diagonal entry of each part, so that a direction tied only by rounding is measured against those
 * that links tie.
 */
function largestDiagonals(rows: MotionRows, offsets: Int32Array): Float64Array {
  const diagonal = new Float64Array(offsets.at(-1)!);
  for (let k = 0; k < rows.parts.length; k++) {
    const part = rows.parts[k]!;
    if (part < 0) continue;
    for (let m = 0; m < offsets[part + 1]! - offsets[part]!; m++) {
      diagonal[offsets[part]! + m]! += rows.values[k * ROW_WIDTH + m]! ** 2;
    }
  }
  for (let part = 0; part + 1 < offsets.length; part++) {
    const own = diagonal.subarray(offsets[part], offsets[part + 1]);
    own.fill(own.reduce((most, value) => Math.max(most, value), 0));
  }
  return diagonal;
}

/** Adds the remainder of a child's front to the front of its parent. */
function addBlock(
  front: Float64Array,
  size: number,
  block: Float64Array | null,
  rest: readonly number[],
  facts: { offsets: Int32Array; placeOf: Int32Array },
): void {
  if (!block) return;
  const { offsets, placeOf } = facts;
  const targets = new Int32Array(size);
  let count = 0;
  for (const part of rest) {
    for (let m = 0; m < offsets[part + 1]! - offsets[part]!; m++) targets[count++] = placeOf[part]! + m;
  }
  for (let b = 0; b < count; b++) {
    const column = targets[b]!;
    for (let a = b; a < count; a++) {
      const row = targets[a]!;
      front[row >= column ? column * size + row : row * size + column]! += block[b * count + a]!;
    }
  }
}

function restOf(front: Float64Array, size: number, own: number): Float64Array {
  const left = size - own;
  const block = new Float64Array(left * left);
  for (let b = 0; b < left; b++) {
    for (let a = b; a < left; a++) block[b * left + a] = front[(b + own) * size + a + own]!;
  }
  return block;
}

/** Goes down the subtree of a free motion: each earlier motion follows from the later ones. */
function backSubstitute(facts: {
  step: number;
  free: number;
  order: EliminationOrder;
  offsets: Int32Array;
  kept: readonly KeptFront[];
  arithmetic: FrontArithmetic;
}): PartMotion {
  const { order, offsets, kept, arithmetic } = facts;
  const found = new Map<number, number>([[facts.free, 1]]);
  const steps = [facts.step];
  let work = 0;
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const { part, rest, children } = order.steps[step]!;
    const { columns, size, own, dead } = kept[step]!;
    const values = new Float64Array(size);
    work += size;
    let isMoved = false;
    const read = (from: number, width: number, place: number) => {
      for (let m = 0; m < width; m++) {
        const value = found.get(from + m);
        if (value === undefined) continue;
        values[place + m] = value;
        isMoved = true;
      }
    };
    read(offsets[part]!, own, 0);
    let place = own;
    for (const other of rest) {
      read(offsets[other]!, offsets[other + 1]! - offsets[other]!, place);
      place += offsets[other + 1]! - offsets[other]!;
    }
    // The joints below are connected with the rest of the structure only through this front.
    if (!isMoved) continue;
    for (let k = own - 1; k >= 0; k--) {
      // Free unknowns are given: 1 for the chosen one, 0 for the others.
      if (dead[k] === 1) continue;
      let value = 0;
      work += size - k;
      for (let i = k + 1; i < size; i++) {
        if (values[i] !== 0) value = arithmetic.combine(value, columns[k * size + i]!, values[i]!);
      }
      values[k] = value;
      if (value !== 0) found.set(offsets[part]! + k, value);
    }
    steps.push(...children);
  }
  return { places: [...found.keys()], values: [...found.values()], work };
}
