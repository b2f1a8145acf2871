import { type JointGraph } from './jointGraph.ts';

/**
 * An order of elimination in which each subtree of the elimination tree is contiguous, and what it says of the factor.
 */
export interface EliminationTree {
  /** Node at each position of the order. */
  readonly order: Int32Array;
  /** Position of each node. */
  readonly positions: Int32Array;
  /** Position of the parent of each position, -1 at roots. */
  readonly parents: Int32Array;
  /** Nodes in each column of the factor, its own one included. */
  readonly counts: Int32Array;
}

/**
 * Finds the elimination tree of an order, brings it into postorder (which changes nothing of the fill) and counts the
 * factor's columns.
 *
 * Time is nearly that of reading the graph once; the factor itself is never listed.
 * Source: T. A. Davis, Direct Methods for Sparse Linear Systems, SIAM 2006, sections 4.1, 4.3 and 4.4 (Liu; Gilbert,
 * Ng, Peyton).
 */
export function growEliminationTree(graph: JointGraph, given: Int32Array): EliminationTree {
  const parents = findParents(graph, given);
  const post = postorder(parents);
  const n = given.length;
  const order = new Int32Array(n);
  const positions = new Int32Array(n);
  const renumbered = new Int32Array(n);
  for (let k = 0; k < n; k++) renumbered[post[k]!] = k;
  const moved = new Int32Array(n);
  for (let k = 0; k < n; k++) {
    const old = post[k]!;
    const node = given[old]!;
    order[k] = node;
    positions[node] = k;
    const parent = parents[old]!;
    moved[k] = parent < 0 ? -1 : renumbered[parent]!;
  }
  return { order, positions, parents: moved, counts: countColumns(graph, order, positions, moved) };
}

/** Follows each row to the roots known so far, and shortens the way behind it. */
function findParents({ starts, neighbours }: JointGraph, order: Int32Array): Int32Array {
  const n = order.length;
  const positions = new Int32Array(n);
  for (let k = 0; k < n; k++) positions[order[k]!] = k;
  const parents = new Int32Array(n).fill(-1);
  const ancestors = new Int32Array(n).fill(-1);
  for (let k = 0; k < n; k++) {
    const v = order[k]!;
    const end = starts[v + 1]!;
    for (let p = starts[v]!; p < end; p++) {
      let i = positions[neighbours[p]!]!;
      while (i !== -1 && i < k) {
        const next = ancestors[i]!;
        ancestors[i] = k;
        if (next === -1) parents[i] = k;
        i = next;
      }
    }
  }
  return parents;
}

/** Lists each subtree before its root, without recursion: a truss may be a chain of a hundred thousand joints. */
function postorder(parents: Int32Array): Int32Array {
  const n = parents.length;
  const firstChild = new Int32Array(n).fill(-1);
  const sibling = new Int32Array(n).fill(-1);
  for (let v = n - 1; v >= 0; v--) {
    const parent = parents[v]!;
    if (parent < 0) continue;
    sibling[v] = firstChild[parent]!;
    firstChild[parent] = v;
  }
  const post = new Int32Array(n);
  const stack = new Int32Array(n);
  let listed = 0;
  for (let root = 0; root < n; root++) {
    if (parents[root]! >= 0) continue;
    let top = 0;
    stack[0] = root;
    while (top >= 0) {
      const v = stack[top]!;
      const child = firstChild[v]!;
      if (child < 0) {
        post[listed++] = v;
        top--;
      } else {
        firstChild[v] = sibling[child]!;
        stack[++top] = child;
      }
    }
  }
  return post;
}

/** Column counts from the leaves of each row's subtree: each new leaf adds a path up to where it meets the last one. */
function countColumns(
  { starts, neighbours }: JointGraph,
  order: Int32Array,
  positions: Int32Array,
  parents: Int32Array,
): Int32Array {
  const n = order.length;
  const counts = new Int32Array(n);
  const first = new Int32Array(n).fill(-1);
  for (let k = 0; k < n; k++) {
    counts[k] = first[k] === -1 ? 1 : 0;
    for (let j = k; j !== -1 && first[j] === -1; j = parents[j]!) first[j] = k;
  }
  const latestFirst = new Int32Array(n).fill(-1);
  const latestLeaf = new Int32Array(n).fill(-1);
  const ancestors = new Int32Array(n);
  for (let k = 0; k < n; k++) ancestors[k] = k;
  for (let j = 0; j < n; j++) {
    const parent = parents[j]!;
    if (parent !== -1) counts[parent]!--;
    const v = order[j]!;
    const end = starts[v + 1]!;
    const firstOfJ = first[j]!;
    for (let p = starts[v]!; p < end; p++) {
      const i = positions[neighbours[p]!]!;
      if (i <= j || firstOfJ <= latestFirst[i]!) continue;
      latestFirst[i] = firstOfJ;
      const leaf = latestLeaf[i]!;
      latestLeaf[i] = j;
      counts[j]!++;
      if (leaf === -1) continue;
      let meeting = leaf;
      while (meeting !== ancestors[meeting]!) meeting = ancestors[meeting]!;
      for (let s = leaf; s !== meeting;) {
        const next = ancestors[s]!;
        ancestors[s] = meeting;
        s = next;
      }
      counts[meeting]!--;
    }
    if (parent !== -1) ancestors[j] = parent;
  }
  for (let j = 0; j < n; j++) {
    const parent = parents[j]!;
    if (parent !== -1) counts[parent]! += counts[j]!;
  }
  return counts;
}
