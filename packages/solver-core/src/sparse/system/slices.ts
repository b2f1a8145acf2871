import { LAST_SLICE } from '../../linalg/tolerance.ts';
import { type Direction } from './directions.ts';

/** A place to cut a part: between slices `boundary` and the next, with the separator on one side of it. */
export interface Cut {
  readonly cost: number;
  readonly boundary: number;
  /** Whether the separator is in the left half. */
  readonly keepLeft: boolean;
  /** Number of nodes of the separator, or an upper bound. */
  readonly between: number;
}

export interface Slices {
  /**
   * Sorts the nodes order[start..end) into slices along a direction and returns the cheapest cut between two slices, or
   * `best` if none is cheaper. The returned cut is stored for `markSides`.
   */
  slice(
    start: number,
    end: number,
    direction: Direction,
    low: number,
    high: number,
    best: Cut | null,
  ): Cut | null;
  /** Marks each node 0 in the left half, 1 in the right half, 2 if it may be needed in the separator. */
  markSides(start: number, end: number, cut: Cut, sides: Uint8Array): void;
}

/** Slice of each node, and the first and the last slice among those of its neighbours and its own. */
interface Reach {
  readonly own: Uint8Array;
  readonly least: Uint8Array;
  readonly most: Uint8Array;
}

/**
 * Creates an object that computes the size of the separator at every boundary between slices, on either side of it, in
 * one pass over a part's nodes.
 */
export function createSlices(order: Int32Array): Slices {
  const n = order.length;
  const createReach = (): Reach => ({
    own: new Uint8Array(n),
    least: new Uint8Array(n),
    most: new Uint8Array(n),
  });
  let trial = createReach();
  let kept = createReach();
  let weight = 0;
  const counts = new Int32Array(SLICES + 1);
  const fromLeft = new Int32Array(SLICES + 1);
  const fromRight = new Int32Array(SLICES + 1);

  function count(
    start: number,
    end: number,
    { places, firsts, lasts }: Direction,
    low: number,
    high: number,
    slices: number,
  ): void {
    const { own, least, most } = trial;
    // Slightly less than one slice more, so that the last place falls into the last slice.
    const scale = (slices * (1 - LAST_SLICE)) / (high - low);
    for (let b = 0; b <= slices; b++) {
      counts[b] = 0;
      fromLeft[b] = 0;
      fromRight[b] = 0;
    }
    for (let k = start; k < end; k++) {
      const v = order[k]!;
      const here = ((places[v]! - low) * scale) | 0;
      const first = firsts[v]!;
      const last = lasts[v]!;
      const a = first <= low ? 0 : ((first - low) * scale) | 0;
      const z = last >= high ? slices - 1 : ((last - low) * scale) | 0;
      own[v] = here;
      least[v] = a;
      most[v] = z;
      counts[here]!++;
      // Boundary b lies between slices b and b + 1; a node must be in the separator of all boundaries it is linked
      // across.
      fromLeft[here]!++;
      fromLeft[z]!--;
      fromRight[a]!++;
      fromRight[here]!--;
    }
  }

  /** Returns the size of the smallest separator in the middle third. */
  function getUsual(size: number, slices: number): number {
    let below = 0;
    let left = 0;
    let usual = size;
    for (let boundary = 0; boundary < slices - 1; boundary++) {
      below += counts[boundary]!;
      left += fromLeft[boundary]!;
      if (3 * below >= size && 3 * below <= 2 * size && left < usual) usual = left;
    }
    return Math.max(1, usual);
  }

  return {
    slice(start, end, direction, low, high, best) {
      const size = end - start;
      const slices = Math.min(SLICES, size >> 1);
      count(start, end, direction, low, high, slices);
      if (best === null) weight = HALVES * (getUsual(size, slices) / Math.sqrt(size)) ** 3;
      let found = best;
      let cost = best === null ? Infinity : best.cost;
      let below = 0;
      let left = 0;
      let right = 0;
      for (let boundary = 0; boundary < slices - 1; boundary++) {
        below += counts[boundary]!;
        left += fromLeft[boundary]!;
        right += fromRight[boundary]!;
        if (below * UNEVEN < size) continue;
        if ((size - below) * UNEVEN < size) break;
        const keepLeft = left <= right;
        const between = keepLeft ? left : right;
        const a = keepLeft ? below - left : below;
        const b = keepLeft ? size - below : size - below - right;
        if (a === 0 || b === 0) continue;
        // Cost of the separator and of the halves, in units of a usual separator of this part, so that planes and
        // solids are cut alike.
        const here = between * between * between + weight * (a * Math.sqrt(a) + b * Math.sqrt(b));
        if (here < cost) {
          cost = here;
          found = { cost, boundary, keepLeft, between };
        }
      }
      if (found !== best) [trial, kept] = [kept, trial];
      return found;
    },
    markSides(start, end, { boundary, keepLeft }, sides) {
      const { own, least, most } = kept;
      for (let k = start; k < end; k++) {
        const v = order[k]!;
        if (own[v]! <= boundary) sides[v] = keepLeft && most[v]! > boundary ? 2 : 0;
        else sides[v] = !keepLeft && least[v]! <= boundary ? 2 : 1;
      }
    },
  };
}

/** Greatest number of slices, which must fit in a byte. */
const SLICES = 128;
/** Weight of the halves relative to the elimination of a separator. */
const HALVES = 6;
/** A half has at least 1/UNEVEN of the nodes. */
const UNEVEN = 6;
