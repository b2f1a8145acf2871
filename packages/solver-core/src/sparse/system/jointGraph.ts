import { countHeld, heldWithin } from '../../geometry/heldAxes.ts';
import { type JointSystem } from './jointSystem.ts';
import { type LinkGraph, otherEnd } from './linkGraph.ts';

/**
 * Joints that can move, numbered without gaps, and their links: the neighbours of node v are neighbours[starts[v]] up
 * to neighbours[starts[v + 1]]. Two links between the same joints list a neighbour twice.
 */
export interface JointGraph {
  /** Joint of each node. */
  readonly joints: Int32Array;
  /** Node of each joint, -1 if it is held in all directions. */
  readonly nodes: Int32Array;
  readonly starts: Int32Array;
  readonly neighbours: Int32Array;
}

/**
 * Creates the graph. Joints held in all directions have no unknowns: links to them stiffen their other end but connect
 * no nodes.
 */
export function createJointGraph({ dim, anchors }: JointSystem, graph: LinkGraph): JointGraph {
  const { first, links } = graph;
  const nodes = new Int32Array(anchors.length);
  let count = 0;
  for (let joint = 0; joint < anchors.length; joint++)
    nodes[joint] = isFixed(anchors[joint]!, dim) ? -1 : count++;
  const joints = new Int32Array(count);
  const starts = new Int32Array(count + 1);
  const neighbours = new Int32Array(links.length);
  let at = 0;
  for (let joint = 0; joint < anchors.length; joint++) {
    const node = nodes[joint]!;
    if (node < 0) continue;
    joints[node] = joint;
    for (let k = first[joint]!; k < first[joint + 1]!; k++) {
      const other = nodes[otherEnd(graph, links[k]!, joint)]!;
      if (other >= 0) neighbours[at++] = other;
    }
    starts[node + 1] = at;
  }
  return { joints, nodes, starts, neighbours: neighbours.subarray(0, at) };
}

/** Returns whether an anchor holds its joint in all directions. */
export function isFixed(anchor: number, dim: 2 | 3): boolean {
  return countHeld(heldWithin(anchor, dim)) === dim;
}
