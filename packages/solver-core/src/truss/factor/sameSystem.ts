import type { TrussModel } from '../assembly/trussModel.ts';
import type { JointSystem } from '../../sparse/system/jointSystem.ts';

/** Whether two trusses have the same joints, links and anchors: then the verdict on one is that on the other. */
export function sameShape({ system: a }: TrussModel, { system: b }: TrussModel): boolean {
  return sameGraph(a, b) && sameNumbers(a.coordinates, b.coordinates);
}

/**
 * Whether two trusses have the same links and anchors, wherever their joints are: then they can share an elimination
 * order.
 */
export function sameGraph(a: JointSystem, b: JointSystem): boolean {
  return a.dim === b.dim && sameNumbers(a.anchors, b.anchors) && sameNumbers(a.ends, b.ends);
}

/** Whether two trusses of the same shape have the same stiffnesses: then the factor of one is that of the other. */
export function sameStiffness(a: TrussModel, b: TrussModel): boolean {
  return a.isReal === b.isReal && sameNumbers(a.system.stiffness, b.system.stiffness);
}

function sameNumbers(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  // Equal on purpose: what is unchanged was copied from the same digits.
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
