import { PIVOT } from '../../../linalg/tolerance.ts';
import type { FrontKernel } from '../../../sparse/kernels/frontKernel.ts';
import type { WorkBudget } from '../../../exact/workBudget.ts';

/** A kernel that continues when a pivot fails. */
export interface HoldingKernel extends FrontKernel {
  /** The unknowns whose pivots failed, in the order of elimination. */
  readonly held: readonly number[];
}

type Front = Parameters<FrontKernel['factor']>[0];

/**
 * Creates a kernel that holds a direction whose pivot fails: it adds a spring to the ground with the initial stiffness
 * of the direction. A motion in which only one spring yields strains nothing else, so a force along it makes the truss
 * move that way.
 *
 * A front with such a direction is factored a second time, column by column, at the cost of the budget; once the budget
 * is exhausted the pivot fails as usual.
 */
export function createHoldingKernel(kernel: FrontKernel, budget: WorkBudget): HoldingKernel {
  const held: number[] = [];
  let arena = new Float64Array(0);
  let kept = new Float64Array(0);
  return {
    name: kernel.name,
    held,
    reserve: (doubles) => (arena = kernel.reserve(doubles) as Float64Array<ArrayBuffer>),
    factor(front) {
      const { offset, size, pivots } = front;
      const count = size * size;
      if (kept.length < count) kept = new Float64Array(count);
      kept.set(arena.subarray(offset, offset + count));
      const failed = kernel.factor(front);
      if (failed < 0) return failed;
      if (!budget.spend((pivots * count) / 2)) {
        held.push(front.first + failed);
        return failed;
      }
      arena.set(kept.subarray(0, count), offset);
      factorHolding(arena, front, held);
      return -1;
    },
  };
}

function factorHolding(arena: Float64Array, front: Front, held: number[]): void {
  const { offset, size, pivots, least, first } = front;
  for (let c = 0; c < pivots; c++) {
    const column = offset + c * size;
    let pivot = arena[column + c]!;
    if (!(pivot > least[c]!)) {
      held.push(first + c);
      const own = least[c]! / PIVOT;
      pivot = own > 0 ? own : 1;
    }
    const root = Math.sqrt(pivot);
    arena[column + c] = root;
    for (let row = c + 1; row < size; row++) arena[column + row]! /= root;
    for (let j = c + 1; j < size; j++) {
      const factor = arena[column + j]!;
      if (factor === 0) continue;
      const target = offset + j * size;
      for (let row = j; row < size; row++) arena[target + row]! -= factor * arena[column + row]!;
    }
  }
}
