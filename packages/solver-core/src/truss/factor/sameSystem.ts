import type { TrussModel } from '../assembly/trussModel.ts';
import type { JointSystem } from '../../sparse/system/jointSystem.ts';

/** Returns whether two trusses have the same joints, links and anchors, and therefore the same verdict. */
export function sameShape({ system: a }: TrussModel, { system: b }: TrussModel): boolean {
  return sameGraph(a, b) && sameNumbers(a.coordinates, b.coordinates);
}

/**
 * Returns whether two trusses have the same links and anchors, wherever their joints are; they can then share an
 * elimination order.
 */
export function sameGraph(a: JointSystem, b: JointSystem): boolean {
  return a.dim === b.dim && sameNumbers(a.anchors, b.anchors) && sameNumbers(a.ends, b.ends);
}

/** Returns whether two trusses of the same shape have the same stiffnesses, and therefore the same factor. */
export function sameStiffness(a: TrussModel, b: TrussModel): boolean {
  return a.isReal === b.isReal && sameNumbers(a.system.stiffness, b.system.stiffness);
}

function sameNumbers(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  // Exact comparison is intended, because unchanged numbers are copies.
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
