import { heldWithin } from '../../geometry/heldAxes.ts';
import { dissect } from './dissection.ts';
import { createJointGraph } from './jointGraph.ts';
import { type JointSystem } from './jointSystem.ts';
import { createLinkGraph, type LinkGraph } from './linkGraph.ts';
import { joinLevels } from './joinLevels.ts';
import { sweepNarrow } from './narrowSweep.ts';
import { joinSupernodes, type Supernodes } from './supernodes.ts';

/**
 * How a pin-jointed structure is eliminated: the order and the shape of the factor, which depend on joints, links and
 * anchors but not on stiffnesses. One analysis serves any number of stiffnesses, loads and factors.
 */
export interface Analysis {
  readonly dim: 2 | 3;
  readonly jointCount: number;
  readonly supernodes: Supernodes;
  /** Joint at each position of the order; joints held in all directions have no position. */
  readonly joints: Int32Array;
  /** Bits of the held directions of the joint at each position. */
  readonly held: Uint8Array;
  /** Position of each joint, -1 if it is held in all directions. */
  readonly positions: Int32Array;
  readonly graph: LinkGraph;
  /** Start of each supernode's columns in the factor; the last entry is the number of doubles of the factor. */
  readonly valueStarts: Float64Array;
  /** Rows of the largest front. */
  readonly largest: number;
  /** Number of doubles of the arena in which fronts are factored. */
  readonly arena: number;
  /** Number of bytes that factor, arena and a solve need, in addition to this analysis. */
  readonly bytes: number;
}

/**
 * Finds an elimination order and the shape of the factor. Works on any graph: separate components, joints without
 * links, an empty graph. `graph` is that of the system's links, if the caller has it already.
 */
export function analyzeSystem(
  system: JointSystem,
  graph: LinkGraph = createLinkGraph(system.ends, system.anchors.length),
): Analysis {
  const { dim, anchors } = system;
  const sweep = sweepNarrow(system, graph);
  const supernodes = sweep ? joinLevels(sweep, dim) : joinParts(system, graph);
  const joints = supernodes.order;
  const n = joints.length;
  const held = new Uint8Array(n);
  const positions = new Int32Array(anchors.length).fill(-1);
  for (let k = 0; k < n; k++) {
    const joint = joints[k]!;
    held[k] = heldWithin(anchors[joint]!, dim);
    positions[joint] = k;
  }
  const { valueStarts, largest, arena } = measure(supernodes, dim);
  const factorDoubles = valueStarts[supernodes.count]!;
  return {
    dim,
    jointCount: anchors.length,
    supernodes,
    joints,
    held,
    positions,
    graph,
    valueStarts,
    largest,
    arena,
    // Memory in addition to the values: a right-hand side, a solution, and one front while solving.
    bytes: 8 * (factorDoubles + arena + 2 * dim * anchors.length + 2 * largest),
  };
}

/** Returns the supernodes of a truss that is not a girder, in an order of its joints. */
function joinParts(system: JointSystem, links: LinkGraph): Supernodes {
  const { dim, coordinates } = system;
  const graph = createJointGraph(system, links);
  const found = joinSupernodes(graph, dissect(graph, coordinates, dim), dim);
  return { ...found, order: found.order.map((node) => graph.joints[node]!) };
}

/**
 * Computes the sizes of the factor and of the stack of fronts: the remaining matrix of each child stays there, packed,
 * until its parent has added it.
 */
function measure(
  { count, firsts, rowStarts, parents }: Supernodes,
  dim: number,
): { valueStarts: Float64Array; largest: number; arena: number } {
  const valueStarts = new Float64Array(count + 1);
  const waiting = new Float64Array(count + 1);
  let stacked = 0;
  let arena = 0;
  let largest = 0;
  for (let s = 0; s < count; s++) {
    const pivots = dim * (firsts[s + 1]! - firsts[s]!);
    const below = dim * (rowStarts[s + 1]! - rowStarts[s]!);
    const size = pivots + below;
    valueStarts[s + 1] = valueStarts[s]! + countValues(pivots, size);
    arena = Math.max(arena, stacked + size * size);
    largest = Math.max(largest, size);
    const rest = (below * (below + 1)) / 2;
    stacked += rest - waiting[s]!;
    const parent = parents[s]!;
    if (parent >= 0) waiting[parent]! += rest;
  }
  return { valueStarts, largest, arena };
}

/**
 * Counts the doubles that the factor stores for a front: its eliminated columns in groups of four, each group starting
 * at the diagonal of its first column.
 */
function countValues(pivots: number, size: number): number {
  const groups = pivots >> 2;
  let values = 4 * groups * size - 8 * groups * (groups - 1);
  for (let column = 4 * groups; column < pivots; column++) values += size - column;
  return values;
}
