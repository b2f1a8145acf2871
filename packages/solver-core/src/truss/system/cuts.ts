import { type JointGraph } from './jointGraph.ts';

/** Cuts parts of a graph in two; remembers which part a node belongs to. */
export interface Cuts {
  /**
   * Cuts the part order[start..end), whose nodes bear `label`: afterwards the left half stands first, then the right one, then what separates
   * them. Null where no cut is worth making.
   */
  split(
    start: number,
    end: number,
    label: number,
    left: number,
    right: number,
  ): { readonly left: number; readonly right: number } | null;
  /** The joints across the whole graph at its widest, seen along its longest axis; a guess. */
  widthOf(size: number): number;
}

interface Candidate {
  cost: number;
  axis: number;
  boundary: number;
  keepLeft: boolean;
}

/**
 * Looks for narrow places along the axes, their diagonals and, where geometry is of no use, along the levels of a breadth-first search.
 *
 * Nodes are sorted into up to BUCKETS slices along a direction; one pass over the links gives the size of the separator at each boundary
 * between slices, on either side of it.
 */
export function createCuts(
  graph: JointGraph,
  coordinates: Float64Array,
  dim: 2 | 3,
  order: Int32Array,
): Cuts {
  const { starts, neighbours, joints } = graph;
  const n = joints.length;
  const labels = new Int32Array(n);
  const buckets = new Uint8Array(n);
  const bestBuckets = new Uint8Array(n);
  const directions = dim === 2 ? PLANE : SPACE;
  const places = directions.map((direction) => project(coordinates, dim, joints, direction));
  const counts = new Int32Array(BUCKETS + 1);
  const fromLeft = new Int32Array(BUCKETS + 1);
  const fromRight = new Int32Array(BUCKETS + 1);
  const sides = new Uint8Array(n);
  const spare = new Int32Array(n);
  const queue = new Int32Array(n);
  const levels = new Int32Array(n);
  const seen = new Int32Array(n).fill(-1);
  let searches = 0;

  /** Slices the part along a direction. False where it has no extent. */
  function slice(start: number, end: number, place: Float64Array, low: number, extent: number): void {
    const slices = Math.min(BUCKETS, Math.max(8, (end - start) >> 1));
    const scale = (slices * (1 - 1e-12)) / extent;
    for (let k = start; k < end; k++) {
      const v = order[k]!;
      buckets[v] = (place[v]! - low) * scale;
    }
  }

  /** Finds the best boundary between slices. */
  function weigh(start: number, end: number, label: number, axis: number, best: Candidate): void {
    counts.fill(0);
    fromLeft.fill(0);
    fromRight.fill(0);
    for (let k = start; k < end; k++) {
      const v = order[k]!;
      const here = buckets[v]!;
      let least = here;
      let most = here;
      const stop = starts[v + 1]!;
      for (let p = starts[v]!; p < stop; p++) {
        const w = neighbours[p]!;
        if (labels[w] !== label) continue;
        const there = buckets[w]!;
        if (there < least) least = there;
        if (there > most) most = there;
      }
      counts[here]!++;
      // Boundary b lies between slices b and b + 1; v must be in the separator of all it is linked across.
      fromLeft[here]!++;
      fromLeft[most]!--;
      fromRight[least]!++;
      fromRight[here]!--;
    }
    const size = end - start;
    let below = 0;
    let left = 0;
    let right = 0;
    let found = false;
    for (let b = 0; b < BUCKETS; b++) {
      below += counts[b]!;
      left += fromLeft[b]!;
      right += fromRight[b]!;
      if (below === 0 || below === size) continue;
      const leftCost = costOf(left, below - left, size - below);
      const rightCost = costOf(right, below, size - below - right);
      const cost = leftCost <= rightCost ? leftCost : rightCost;
      if (cost >= best.cost) continue;
      best.cost = cost;
      best.axis = axis;
      best.boundary = b;
      best.keepLeft = leftCost <= rightCost;
      found = true;
    }
    if (found) for (let k = start; k < end; k++) bestBuckets[order[k]!] = buckets[order[k]!]!;
  }

  /** Slices the part by the levels of a breadth-first search from an end of it; parts that do not hang together follow each other. */
  function sliceByLevels(start: number, end: number, label: number): void {
    const size = end - start;
    let root = order[start]!;
    let deepest = 0;
    for (let round = 0; round < 2; round++) {
      const search = searches++;
      let listed = 0;
      let level = -1;
      for (let k = start - 1; k < end; k++) {
        const first = k < start ? root : order[k]!;
        if (seen[first] === search) continue;
        seen[first] = search;
        levels[first] = ++level;
        queue[listed++] = first;
        for (let q = listed - 1; q < listed; q++) {
          const v = queue[q]!;
          level = levels[v]!;
          const stop = starts[v + 1]!;
          for (let p = starts[v]!; p < stop; p++) {
            const w = neighbours[p]!;
            if (labels[w] !== label || seen[w] === search) continue;
            seen[w] = search;
            levels[w] = level + 1;
            queue[listed++] = w;
          }
        }
      }
      root = queue[size - 1]!;
      deepest = level;
    }
    const slices = deepest + 1;
    for (let k = start; k < end; k++) {
      const v = order[k]!;
      buckets[v] = slices <= BUCKETS ? levels[v]! : Math.floor((levels[v]! * BUCKETS) / slices);
    }
  }

  function chooseCut(start: number, end: number, label: number): Candidate | null {
    const size = end - start;
    const best: Candidate = { cost: Infinity, axis: -1, boundary: 0, keepLeft: true };
    const extents: number[] = [];
    const lows: number[] = [];
    const plain = dim;
    let longest = 0;
    for (let axis = 0; axis < (size >= DIAGONAL ? places.length : plain); axis++) {
      const place = places[axis]!;
      let low = Infinity;
      let high = -Infinity;
      for (let k = start; k < end; k++) {
        const x = place[order[k]!]!;
        if (x < low) low = x;
        if (x > high) high = x;
      }
      lows.push(low);
      extents.push(high - low);
      if (high - low > longest) longest = high - low;
    }
    for (let axis = 0; axis < extents.length; axis++) {
      const extent = extents[axis]!;
      if (!(extent > longest * WORTH) || !(extent < Infinity)) continue;
      slice(start, end, places[axis]!, lows[axis]!, extent);
      weigh(start, end, label, axis, best);
    }
    if (best.cost > POOR * ideal(size)) {
      sliceByLevels(start, end, label);
      weigh(start, end, label, -1, best);
    }
    return best.cost < WORTHLESS * size * size * size ? best : null;
  }

  return {
    split(start, end, label, leftLabel, rightLabel) {
      const cut = chooseCut(start, end, label);
      if (!cut) return null;
      const { boundary, keepLeft } = cut;
      // 0 and 1 are the halves, 2 and 3 what separates them: those of the one half that are linked with the other.
      for (let k = start; k < end; k++) sides[order[k]!] = bestBuckets[order[k]!]! <= boundary ? 0 : 1;
      const from = keepLeft ? 0 : 1;
      let between = 0;
      for (let k = start; k < end; k++) {
        const v = order[k]!;
        if (sides[v] !== from) continue;
        const stop = starts[v + 1]!;
        for (let p = starts[v]!; p < stop; p++) {
          const w = neighbours[p]!;
          if (labels[w] === label && sides[w] === 1 - from) {
            sides[v] = 2;
            spare[between++] = v;
            break;
          }
        }
      }
      // Of these, one that has no link into its own half may as well go to the other.
      for (let k = 0; k < between; k++) {
        const v = spare[k]!;
        let needed = false;
        const stop = starts[v + 1]!;
        for (let p = starts[v]!; p < stop && !needed; p++) {
          const w = neighbours[p]!;
          needed = labels[w] === label && sides[w] === from;
        }
        if (!needed) sides[v] = 1 - from;
      }
      let left = 0;
      let right = 0;
      between = 0;
      for (let k = start; k < end; k++) {
        const v = order[k]!;
        if (sides[v] === 0) {
          order[start + left++] = v;
          labels[v] = leftLabel;
        } else if (sides[v] === 1) {
          spare[right++] = v;
          labels[v] = rightLabel;
        } else {
          queue[between++] = v;
          labels[v] = -1;
        }
      }
      for (let k = 0; k < right; k++) order[start + left + k] = spare[k]!;
      for (let k = 0; k < between; k++) order[start + left + right + k] = queue[k]!;
      return left > 0 && right > 0 ? { left, right } : null;
    },
    widthOf(size) {
      let width = Infinity;
      for (let axis = 0; axis < dim; axis++) {
        const place = places[axis]!;
        let low = Infinity;
        let high = -Infinity;
        for (let v = 0; v < size; v++) {
          low = Math.min(low, place[v]!);
          high = Math.max(high, place[v]!);
        }
        if (!(high > low) || !(high - low < Infinity)) continue;
        counts.fill(0);
        fromLeft.fill(0);
        slice(0, size, place, low, high - low);
        for (let v = 0; v < size; v++) {
          let most = buckets[v]!;
          for (let p = starts[v]!; p < starts[v + 1]!; p++) most = Math.max(most, buckets[neighbours[p]!]!);
          fromLeft[buckets[v]!]!++;
          fromLeft[most]!--;
        }
        let across = 0;
        let widest = 0;
        for (let b = 0; b < BUCKETS; b++) {
          across += fromLeft[b]!;
          widest = Math.max(widest, across);
        }
        width = Math.min(width, widest);
      }
      return width;
    },
  };
}

/** What a cut costs: eliminating the separator, and the halves by themselves. */
function costOf(between: number, left: number, right: number): number {
  if (left === 0 || right === 0) return Infinity;
  return SEPARATOR * between * between * between + left * Math.sqrt(left) + right * Math.sqrt(right);
}

/** The cost of cutting a square grid of this many joints in the middle. */
function ideal(size: number): number {
  return costOf(Math.sqrt(size), size / 2, size / 2);
}

function project(
  coordinates: Float64Array,
  dim: number,
  joints: Int32Array,
  direction: readonly number[],
): Float64Array {
  const place = new Float64Array(joints.length);
  for (let v = 0; v < joints.length; v++) {
    let sum = 0;
    for (let axis = 0; axis < dim; axis++) sum += coordinates[dim * joints[v]! + axis]! * direction[axis]!;
    place[v] = sum;
  }
  return place;
}

const BUCKETS = 128;
/** Directions to cut across: the axes first, then diagonals for parts of at least DIAGONAL nodes. */
const PLANE = [
  [1, 0],
  [0, 1],
] as const;
const SPACE = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;
const DIAGONAL = 64;
/** A direction shorter than this part of the longest one is not looked at. */
const WORTH = 0.5;
/** Weight of a separator's own elimination beside that of the halves. */
const SEPARATOR = 0.1;
/** So many times worse than a square grid, and levels of the graph are tried too. */
const POOR = 3;
/** Above this part of the cube of its size, a part is better eliminated whole. */
const WORTHLESS = 0.2;
