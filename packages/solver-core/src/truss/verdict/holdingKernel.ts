import { PIVOT } from '../../linalg/tolerance.ts';
import type { FrontKernel } from '../system/frontKernel.ts';
import type { WorkBudget } from './workBudget.ts';

/** A kernel that goes on where a pivot fails. */
export interface HoldingKernel extends FrontKernel {
  /** The unknowns whose pivots failed, in the order of elimination. */
  readonly held: readonly number[];
}

/**
 * Creates a kernel that holds a direction whose pivot fails: the front is taken as it was, with a spring to the ground in that direction, as stiff as
 * the direction was at first. A motion in which only one spring yields strains nothing else, so a force along it makes the truss go that way.
 *
 * Each front that is factored again is paid from the budget; without any left the pivot fails as it does otherwise.
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
      const { offset, size, pivots, least, firstLeast } = front;
      const count = size * size;
      if (kept.length < count) kept = new Float64Array(count);
      kept.set(arena.subarray(offset, offset + count));
      for (;;) {
        const failed = kernel.factor(front);
        if (failed < 0) return failed;
        held.push(firstLeast + failed);
        if (!budget.spend(pivots * count)) return failed;
        const own = least[firstLeast + failed]! / PIVOT;
        kept[failed * size + failed]! += own > 0 ? own : 1;
        arena.set(kept.subarray(0, count), offset);
      }
    },
  };
}
