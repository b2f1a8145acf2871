import type { JointLoad, LinkLoad } from '@eecs/solver-core/truss';
import type { ArrowLine } from '@eecs/ui-kit/layout';

/** Angle from the plane at which a load acts along z, degrees. */
const ALONG_Z = 90;

/**
 * Returns the line along which a load of a truss acts: its angle in the plane, or `z` for a load perpendicular to it.
 */
export function lineOf(load: JointLoad | LinkLoad): ArrowLine {
  const beta = 'beta' in load ? (load.beta ?? 0) : 0;
  return beta === ALONG_Z ? 'z' : load.alpha;
}
