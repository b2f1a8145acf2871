import { heldWithin } from '../../model/truss/heldAxes.ts';
import { dissect } from './dissection.ts';
import { growEliminationTree } from './eliminationTree.ts';
import { createJointGraph } from './jointGraph.ts';
import { type JointSystem } from './jointSystem.ts';
import { joinLevels } from './joinLevels.ts';
import { sweepNarrow } from './narrowSweep.ts';
import { joinSupernodes, type Supernodes } from './supernodes.ts';

/**
 * How a pin-jointed structure is going to be eliminated: an order and the shape of the factor, which depend on joints,
 * links and anchors and not on stiffnesses. One analysis serves any number of stiffnesses, loads and factors.
 */
export interface Analysis {
  readonly dim: 2 | 3;
  readonly jointCount: number;
  readonly supernodes: Supernodes;
  /** Joint at each position of the order; joints held in all directions have none. */
  readonly joints: Int32Array;
  /** Bits of the held directions of the joint at each position. */
  readonly held: Uint8Array;
  /** Position of each joint, -1 where it is held in all directions. */
  readonly positions: Int32Array;
  /**
   * Links between two joints that can move, by the supernode that eliminates the first of them: links[linkStarts[s]] up
   * to links[linkStarts[s + 1]].
   */
  readonly linkStarts: Int32Array;
  readonly links: Int32Array;
  /** Where each supernode's columns stand in the factor, and how many doubles that has. */
  readonly valueStarts: Float64Array;
  /** Rows of the largest front. */
  readonly largest: number;
  /** Doubles of the arena in which fronts are factored. */
  readonly arena: number;
  /** Bytes that factor, arena and a solve are going to take, besides this analysis. */
  readonly bytes: number;
}

/**
 * Finds an order of elimination and the shape of the factor. Works on any graph: parts apart from each other, joints
 * without links, none at all.
 */
export function analyzeSystem(system: JointSystem): Analysis {
  const { dim, anchors, coordinates, ends } = system;
  const graph = createJointGraph(system);
  const sweep = sweepNarrow(graph);
  const supernodes = sweep
    ? joinLevels(sweep, dim)
    : joinSupernodes(graph, growEliminationTree(graph, dissect(graph, coordinates, dim)), dim);
  const n = supernodes.order.length;
  const joints = new Int32Array(n);
  const held = new Uint8Array(n);
  const positions = new Int32Array(anchors.length).fill(-1);
  for (let k = 0; k < n; k++) {
    const joint = graph.joints[supernodes.order[k]!]!;
    joints[k] = joint;
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
    ...sortLinks(supernodes, positions, ends),
    valueStarts,
    largest,
    arena,
    // Beside the values: diagonals and least pivots, and a right side, an answer and a front of one while solving.
    bytes: 8 * (factorDoubles + arena + 2 * dim * n + 2 * dim * anchors.length + largest),
  };
}

/**
 * Sizes of the factor and of the stack of fronts: children leave what is left of them, packed, until their parent has
 * taken it in.
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
 * Doubles that the factor keeps of a front: its eliminated columns, each four of which start at the diagonal of the
 * first.
 */
function countValues(pivots: number, size: number): number {
  const groups = pivots >> 2;
  let values = 4 * groups * size - 8 * groups * (groups - 1);
  for (let column = 4 * groups; column < pivots; column++) values += size - column;
  return values;
}

function sortLinks(
  { count, firsts }: Supernodes,
  positions: Int32Array,
  ends: Int32Array,
): { linkStarts: Int32Array; links: Int32Array } {
  const supernodeOf = new Int32Array(firsts[count]!);
  for (let s = 0; s < count; s++) for (let k = firsts[s]!; k < firsts[s + 1]!; k++) supernodeOf[k] = s;
  const owners = new Int32Array(ends.length >> 1);
  const linkStarts = new Int32Array(count + 1);
  for (let link = 0; link < owners.length; link++) {
    const i = positions[ends[2 * link]!]!;
    const j = positions[ends[2 * link + 1]!]!;
    const owner = i < 0 || j < 0 || i === j ? -1 : supernodeOf[i < j ? i : j]!;
    owners[link] = owner;
    if (owner >= 0) linkStarts[owner]!++;
  }
  let sum = 0;
  for (let s = 0; s <= count; s++) {
    sum += linkStarts[s]!;
    linkStarts[s] = sum;
  }
  const links = new Int32Array(sum);
  for (let link = owners.length - 1; link >= 0; link--) {
    const owner = owners[link]!;
    if (owner >= 0) links[--linkStarts[owner]!] = link;
  }
  return { linkStarts, links };
}
