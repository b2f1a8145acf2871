import { holds } from '../../model/truss/heldAxes.ts';
import { type Factor } from './factorization.ts';
import { substituteInto, substituteTransposedInto } from './substitution.ts';

/**
 * Solves K·u = f with a factor: displacements of joints under forces on joints.
 *
 * `forces` are `dim` numbers a joint, one right side after the other if there are several; so are the displacements
 * returned. In held directions forces are not looked at and displacements are 0.
 */
export function solveSystem(factor: Factor, forces: Float64Array): Float64Array {
  const { analysis } = factor;
  const { dim, joints, held, jointCount } = analysis;
  const width = dim * jointCount;
  const answer = new Float64Array(forces.length);
  const x = new Float64Array(dim * joints.length);
  const work = new Float64Array(analysis.largest);
  for (let base = 0; base < forces.length; base += width) {
    for (let k = 0; k < joints.length; k++) {
      const from = base + dim * joints[k]!;
      for (let axis = 0; axis < dim; axis++)
        x[dim * k + axis] = holds(held[k]!, axis) ? 0 : forces[from + axis]!;
    }
    substituteInto(factor, x, work);
    substituteTransposedInto(factor, x, work);
    for (let k = 0; k < joints.length; k++) {
      const to = base + dim * joints[k]!;
      for (let axis = 0; axis < dim; axis++) answer[to + axis] = x[dim * k + axis]!;
    }
  }
  return answer;
}
