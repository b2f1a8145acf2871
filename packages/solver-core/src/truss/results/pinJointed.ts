import { holds } from '../../geometry/heldAxes.ts';
import type { JointSystem } from '../../sparse/system/jointSystem.ts';

/** A pin-jointed structure with the geometry of its links, the input for forces and displacements. */
export interface PinJointed {
  readonly system: JointSystem;
  /** Values of each link. */
  readonly lengths: Float64Array;
  /** `dim` components a link of the unit vector from its first joint to its second. */
  readonly directions: Float64Array;
}

/** Whether direction `axis` of a joint is held. */
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
