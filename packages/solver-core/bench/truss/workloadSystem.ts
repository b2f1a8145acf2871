import type { JointSystem } from '../../src/sparse/system/jointSystem.ts';
import type { TrussWorkload } from './workloads.ts';

/** Makes the system of stiffness equations of a workload, as the assembly of its document would. */
export function createWorkloadSystem(workload: TrussWorkload): JointSystem {
  const { dim, joints, links, sections } = workload;
  const linkCount = links.length / 3;
  const ends = new Int32Array(2 * linkCount);
  const stiffness = new Float64Array(linkCount);
  for (let link = 0; link < linkCount; link++) {
    const [i, j] = [links[3 * link]!, links[3 * link + 1]!];
    const { E, A } = sections[links[3 * link + 2]!]!;
    let square = 0;
    for (let axis = 0; axis < dim; axis++) square += (joints[dim * j + axis]! - joints[dim * i + axis]!) ** 2;
    ends[2 * link] = i;
    ends[2 * link + 1] = j;
    stiffness[link] = (E * A) / Math.sqrt(square);
  }
  const anchors = new Uint8Array(joints.length / dim);
  for (let at = 0; at < workload.anchors.length; at += 2) {
    anchors[workload.anchors[at]!]! |= workload.anchors[at + 1]!;
  }
  return { dim, coordinates: joints, ends, stiffness, anchors };
}

/** Returns the forces on the joints of a workload, `dim` for each joint. */
export function getWorkloadForces({ dim, joints, loads }: TrussWorkload): Float64Array {
  const forces = new Float64Array(joints.length);
  for (let at = 0; at < loads.length; at += 1 + dim) {
    for (let axis = 0; axis < dim; axis++) forces[dim * loads[at]! + axis]! += loads[at + 1 + axis]!;
  }
  return forces;
}
