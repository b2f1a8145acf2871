import { type Dissection } from './dissection.ts';
import { type JointGraph } from './jointGraph.ts';

/** Groups of joints that are eliminated together, each in one dense front; children come before their parents. */
export interface Supernodes {
  /** Joint at each position of the final order; for `joinSupernodes` its node. */
  readonly order: Int32Array;
  readonly count: number;
  /** Supernode s eliminates positions firsts[s] up to firsts[s + 1]. */
  readonly firsts: Int32Array;
  /** Parent of each supernode, -1 at roots. */
  readonly parents: Int32Array;
  /** Positions below a supernode's own, rows[rowStarts[s]] up to rows[rowStarts[s + 1]], ascending. */
  readonly rowStarts: Int32Array;
  readonly rows: Int32Array;
}

/**
 * Makes supernodes from the groups of an order; groups are merged with their parents if one front is faster than two.
 */
export function joinSupernodes(
  graph: JointGraph,
  { order: given, isFirst }: Dissection,
  dim: 2 | 3,
): Supernodes {
  const n = given.length;
  const groupOf = new Int32Array(n);
  const positions = new Int32Array(n);
  let groups = 0;
  for (let k = 0; k < n; k++) {
    groups += isFirst[k]!;
    groupOf[k] = groups - 1;
    positions[given[k]!] = k;
  }
  const { reached, reaching, ...sizes } = climbRows(graph, given, positions, groupOf, groups);
  const listed = listSubtrees(sizes.parentOf);
  const { firsts, rowStarts, parents, kept, joined } = joinSmall(sizes, dim, listed);

  const order = new Int32Array(n);
  const next = firsts.slice();
  for (let k = 0; k < n; k++) {
    const position = next[joined[groupOf[k]!]!]!++;
    order[position] = given[k]!;
    positions[k] = position;
  }
  const rows = new Int32Array(rowStarts[kept.length]!);
  const nextRow = rowStarts.slice();
  reaching.forEach((s, k) => {
    const t = joined[s]!;
    // Unknowns that were merged into the parent are rows of the parent, or are eliminated with it.
    if (kept[t] === s) rows[nextRow[t]!++] = positions[reached[k]!]!;
  });
  return { order, count: kept.length, firsts, parents, rowStarts, rows };
}

/**
 * Finds the rows below each group and its parent, the group of the first of these rows. Row by row, it visits every
 * group from which the row's joint is reached, up to its own. Position `reached[k]` is a row below group `reaching[k]`;
 * the rows are sorted.
 *
 * The joints of a group are eliminated together and count as linked with each other: compared with the elimination tree
 * of the joints, this adds only zeros in dense fronts. Takes as long as reading the graph once. Source: T. A. Davis,
 * Direct Methods for Sparse Linear Systems, SIAM 2006, sections 4.1 and 4.2.
 */
function climbRows(
  { starts, neighbours }: JointGraph,
  order: Int32Array,
  positions: Int32Array,
  groupOf: Int32Array,
  groups: number,
): Sizes & { readonly reached: readonly number[]; readonly reaching: readonly number[] } {
  const pivots = new Int32Array(groups);
  const rowsBelow = new Int32Array(groups);
  const parentOf = new Int32Array(groups).fill(-1);
  const marks = new Int32Array(groups).fill(-1);
  const reached: number[] = [];
  const reaching: number[] = [];
  for (let i = 0; i < order.length; i++) {
    const v = order[i]!;
    const own = groupOf[i]!;
    pivots[own]!++;
    marks[own] = i;
    const end = starts[v + 1]!;
    for (let p = starts[v]!; p < end; p++) {
      const k = positions[neighbours[p]!]!;
      if (k >= i) continue;
      for (let s = groupOf[k]!; marks[s] !== i; s = parentOf[s]!) {
        marks[s] = i;
        if (parentOf[s]! < 0) parentOf[s] = own;
        rowsBelow[s]!++;
        reached.push(i);
        reaching.push(s);
      }
    }
  }
  return { pivots, rowsBelow, parentOf, reached, reaching };
}

/**
 * Lists the subtree of each group directly before it, as the stack of fronts requires, without recursion because a
 * truss may be a chain of a hundred thousand joints. Parents have higher numbers than their children.
 */
function listSubtrees(parents: Int32Array): Int32Array {
  const count = parents.length;
  const above = parents.map((parent) => (parent < 0 ? count : parent));
  const sizes = new Int32Array(count + 1).fill(1);
  for (let s = 0; s < count; s++) sizes[above[s]!]! += sizes[s]!;
  // The last free place below each group and among the roots.
  const last = new Int32Array(count + 1).fill(count - 1);
  const listed = new Int32Array(count);
  for (let s = count - 1; s >= 0; s--) {
    const place = last[above[s]!]!;
    listed[place] = s;
    last[above[s]!]! -= sizes[s]!;
    last[s] = place - 1;
  }
  return listed;
}

/** Sizes of supernodes, and the parent of each, -1 at roots. */
interface Sizes {
  readonly pivots: Int32Array;
  readonly rowsBelow: Int32Array;
  readonly parentOf: Int32Array;
}

/**
 * Merges supernodes with their parents if the arithmetic on zeros costs less than a separate front, and renumbers the
 * remaining ones: pivots are consecutive, and children come first, in the order of `listed` if that is not their own.
 * `joined` states where each one went, `kept` which ones absorbed others; their `pivots` include those.
 */
export function joinSmall({ pivots, rowsBelow, parentOf }: Sizes, dim: number, listed?: Int32Array) {
  const groups = pivots.length;
  const heads = new Int32Array(groups);
  const costs = new Float64Array(groups);
  for (let s = 0; s < groups; s++) {
    heads[s] = s;
    costs[s] = frontCost(pivots[s]! * dim, rowsBelow[s]! * dim);
  }
  // From the leaves up, both are known; from the root down, a parent would be fixed before its children are merged with
  // theirs.
  for (let s = 0; s < groups; s++) {
    const parent = parentOf[s]!;
    if (parent < 0) continue;
    const p = pivots[s]! + pivots[parent]!;
    const cost = frontCost(p * dim, rowsBelow[parent]! * dim);
    if (cost > costs[s]! + costs[parent]!) continue;
    heads[s] = parent;
    pivots[parent] = p;
    costs[parent] = cost;
  }
  const kept = listed ? listed.filter((s) => heads[s] === s) : heads.filter((head, s) => head === s);
  const firsts = new Int32Array(kept.length + 1);
  const rowStarts = new Int32Array(kept.length + 1);
  const joined = new Int32Array(groups);
  kept.forEach((s, t) => {
    joined[s] = t;
    firsts[t + 1] = firsts[t]! + pivots[s]!;
    rowStarts[t + 1] = rowStarts[t]! + rowsBelow[s]!;
  });
  for (let s = groups - 1; s >= 0; s--) joined[s] = joined[heads[s]!]!;
  const parents = kept.map((s) => (parentOf[s]! < 0 ? -1 : joined[parentOf[s]!]!));
  return { firsts, rowStarts, parents, kept, joined };
}

/**
 * Estimates the time of a front in nanoseconds on a machine of 2024: a constant part, storing its columns, clearing,
 * adding into the parent, arithmetic. Only ratios matter.
 */
function frontCost(pivots: number, below: number): number {
  const size = pivots + below;
  const flops = (size * (size + 1) * (2 * size + 1) - below * (below + 1) * (2 * below + 1)) / 6;
  const kept = (pivots * (size + below + 1)) / 2;
  return FRONT + KEEP * kept + CLEAR * size * size + MOVE * below * below + FLOP * flops;
}

/**
 * Nanoseconds of a separate front, of a number stored in the factor, of clearing and of adding a number, and of a
 * multiplication with its addition, as a compromise between the two kernels. A stored number is written to fresh memory
 * and read twice in a solve; if this were neglected, fronts of a girder would be merged until its factor is a quarter
 * larger, which makes a long girder slower.
 */
const FRONT = 300;
const KEEP = 2;
const CLEAR = 0.4;
const MOVE = 1.5;
const FLOP = 0.25;
