import { countHeld, heldWithin } from '../../model/truss/heldAxes.ts';
import { type JointSystem } from './jointSystem.ts';

/**
 * Joints that can move, numbered without gaps, and who is linked with whom: neighbours of node v are
 * neighbours[starts[v]] up to neighbours[starts[v + 1]]. Two links between the same joints give a neighbour twice.
 */
export interface JointGraph {
  /** Joint of each node. */
  readonly joints: Int32Array;
  /** Node of each joint, -1 where it is held in all directions. */
  readonly nodes: Int32Array;
  readonly starts: Int32Array;
  readonly neighbours: Int32Array;
}

/** Joints held in all directions have no unknowns: links to them stiffen their other end and join nobody. */
export function createJointGraph({ dim, ends, anchors }: JointSystem): JointGraph {
  const nodes = new Int32Array(anchors.length);
  let count = 0;
  for (let joint = 0; joint < anchors.length; joint++)
    nodes[joint] = countHeld(heldWithin(anchors[joint]!, dim)) === dim ? -1 : count++;
  const joints = new Int32Array(count);
  for (let joint = 0; joint < anchors.length; joint++) if (nodes[joint]! >= 0) joints[nodes[joint]!] = joint;

  const starts = new Int32Array(count + 1);
  for (let k = 0; k < ends.length; k += 2) {
    const i = nodes[ends[k]!]!;
    const j = nodes[ends[k + 1]!]!;
    if (i < 0 || j < 0 || i === j) continue;
    starts[i]!++;
    starts[j]!++;
  }
  // Filled from the back, so that the starts end up where they belong without a second array.
  let sum = 0;
  for (let v = 0; v <= count; v++) {
    sum += starts[v]!;
    starts[v] = sum;
  }
  const neighbours = new Int32Array(sum);
  for (let k = ends.length - 2; k >= 0; k -= 2) {
    const i = nodes[ends[k]!]!;
    const j = nodes[ends[k + 1]!]!;
    if (i < 0 || j < 0 || i === j) continue;
    neighbours[--starts[i]!] = j;
    neighbours[--starts[j]!] = i;
  }
  return { joints, nodes, starts, neighbours };
}
