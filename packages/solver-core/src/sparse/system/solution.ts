import { holds } from '../../geometry/heldAxes.ts';
import { type Factor } from './factorization.ts';
import { substituteInto, substituteTransposedInto } from './substitution.ts';

/**
 * Solves K·u = f with a factor: displacements of joints under forces on joints.
 *
 * `forces` are `dim` numbers for each joint, several right-hand sides one after the other; so are the returned
 * displacements. In held directions forces are ignored and displacements are 0.
 */
export function solveSystem(factor: Factor, forces: Float64Array): Float64Array {
  const { analysis, room: x } = factor;
  const { dim, joints, held, jointCount } = analysis;
  const width = dim * jointCount;
  const answer = new Float64Array(forces.length);
  for (let base = 0; base < forces.length; base += width) {
    for (let k = 0; k < joints.length; k++) {
      const from = base + dim * joints[k]!;
      const to = dim * k;
      x[to] = forces[from]!;
      x[to + 1] = forces[from + 1]!;
      if (dim === 3) x[to + 2] = forces[from + 2]!;
      if (held[k] === 0) continue;
      for (let axis = 0; axis < dim; axis++) if (holds(held[k]!, axis)) x[to + axis] = 0;
    }
    substituteInto(factor, x);
    substituteTransposedInto(factor, x);
    for (let k = 0; k < joints.length; k++) {
      const from = dim * k;
      const to = base + dim * joints[k]!;
      answer[to] = x[from]!;
      answer[to + 1] = x[from + 1]!;
      if (dim === 3) answer[to + 2] = x[from + 2]!;
    }
  }
  return answer;
}
