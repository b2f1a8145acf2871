import type { JointLoad, LinkLoad } from '@eecs/solver-core/truss';
import type { ArrowLine } from '@eecs/ui-kit/layout';

/** Degrees from the plane at which a load acts along z. */
const ALONG_Z = 90;

/** Returns the line along which a load of a truss acts: its angle in the plane, or `z` for one that is raised to it. */
export function lineOf(load: JointLoad | LinkLoad): ArrowLine {
  const beta = 'beta' in load ? (load.beta ?? 0) : 0;
  return beta === ALONG_Z ? 'z' : load.alpha;
}
