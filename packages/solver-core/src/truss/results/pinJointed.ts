import { holds } from '../../geometry/heldAxes.ts';
import type { JointSystem } from '../../sparse/system/jointSystem.ts';

/** A pin-jointed structure with the geometry of its links, from which forces and displacements are computed. */
export interface PinJointed {
  readonly system: JointSystem;
  /** Length of each link. */
  readonly lengths: Float64Array;
  /** Unit vector of each link from its first joint to its second, `dim` components. */
  readonly directions: Float64Array;
}

/** Returns whether direction `axis` of a joint is held. */
export function isHeld({ anchors }: JointSystem, joint: number, axis: number): boolean {
  return holds(anchors[joint]!, axis);
}

/** Returns the greatest absolute value; 0 for an empty list, NaN if a value is NaN. */
export function greatest(values: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) {
    const size = Math.abs(values[i]!);
    if (!(size <= most)) most = size;
  }
  return most;
}
