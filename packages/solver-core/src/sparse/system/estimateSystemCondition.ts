import { estimateInverseNorm } from '../../linalg/inverseNorm.ts';
import { holds } from '../../geometry/heldAxes.ts';
import { type Factor } from './factorization.ts';
import { type JointSystem } from './jointSystem.ts';
import { solveSystem } from './solution.ts';

/**
 * Estimates the condition number of the stiffness matrix of the free directions in the 1-norm. The estimate is a lower
 * bound, rarely below a third of the true value; 1 if nothing is free. See `estimateInverseNorm`.
 */
export function estimateSystemCondition(factor: Factor, system: JointSystem): number {
  const free = freeDirections(system);
  const size = free.reduce((sum, value) => sum + value, 0);
  if (size === 0) return 1;
  const solve = (forces: Float64Array) => solveSystem(factor, forces);
  const start = free.map((value) => value / size);
  return largestColumn(system, free) * estimateInverseNorm(start, { solve, solveTransposed: solve });
}

function freeDirections({ dim, anchors }: JointSystem): Float64Array {
  const free = new Float64Array(dim * anchors.length);
  for (let k = 0; k < free.length; k++) free[k] = holds(anchors[Math.floor(k / dim)]!, k % dim) ? 0 : 1;
  return free;
}

/** Returns the largest sum of absolute entries of a column; links between the same joints count separately. */
function largestColumn({ dim, coordinates, ends, stiffness }: JointSystem, free: Float64Array): number {
  // The terms of a joint's own block may cancel, so they are summed first; those of the blocks to its neighbours do
  // not.
  const own = new Float64Array(dim * free.length);
  const sums = new Float64Array(free.length);
  for (let link = 0; link < stiffness.length; link++) {
    const i = dim * ends[2 * link]!;
    const j = dim * ends[2 * link + 1]!;
    const d = [0, 1, 2].slice(0, dim).map((axis) => coordinates[j + axis]! - coordinates[i + axis]!);
    const g = stiffness[link]! / d.reduce((sum, value) => sum + value * value, 0);
    for (let a = 0; a < dim; a++)
      for (let b = 0; b < dim; b++) {
        const entry = g * d[a]! * d[b]!;
        own[dim * (i + a) + b]! += entry * free[i + b]!;
        own[dim * (j + a) + b]! += entry * free[j + b]!;
        sums[i + a]! += Math.abs(entry) * free[j + b]!;
        sums[j + a]! += Math.abs(entry) * free[i + b]!;
      }
  }
  let largest = 0;
  for (let k = 0; k < free.length; k++) {
    if (free[k] === 0) continue;
    let sum = sums[k]!;
    for (let b = 0; b < dim; b++) sum += Math.abs(own[dim * k + b]!);
    if (sum > largest) largest = sum;
  }
  return largest;
}
