import { holds } from '../../../geometry/heldAxes.ts';
import type { TrussFacts } from '../facts/judgedMotion.ts';

/** Lengths of links as functions of the free directions of the joints. */
export interface LinkSystem {
  readonly dim: 2 | 3;
  /** Number of free directions. */
  readonly size: number;
  /** Index of each direction of each joint among the free ones, or -1. */
  readonly places: Int32Array;
  readonly count: number;
  readonly ends: Int32Array;
  /** Lengths in the initial position. */
  readonly lengths: Float64Array;
  /** Coordinates in the initial position, `dim` for each joint, in a unit of their own. */
  readonly home: Float64Array;
  /** The rounding of the document's coordinates relative to the shortest length. */
  readonly rounding: number;
  /**
   * Calls `take` with each entry of the derivative of the lengths at the given coordinates; the vectors are divided by
   * the initial lengths.
   */
  eachEntry(coordinates: Float64Array, take: (link: number, place: number, value: number) => void): void;
}

/** Creates the system for all links that have a length. */
export function createLinkSystem({ dim, graph, anchors, coordinates }: TrussFacts): LinkSystem {
  const { doubles, whole } = coordinates;
  // Measured from the first joint in the small unit of the integers, so that differences of decimals far from the
  // origin retain their digits.
  const home = doubles.map((_, k) => subtract(whole[k]!, whole[k % dim]!));
  const places = new Int32Array(home.length).fill(-1);
  let size = 0;
  for (let k = 0; k < home.length; k++) {
    if (!holds(anchors[Math.floor(k / dim)]!, k % dim)) places[k] = size++;
  }
  const ends: number[] = [];
  const lengths: number[] = [];
  for (let link = 0; link < graph.linkCount; link++) {
    const [i, j] = [graph.ends[2 * link]!, graph.ends[2 * link + 1]!];
    let square = 0;
    for (let axis = 0; axis < dim; axis++) square += (home[dim * j + axis]! - home[dim * i + axis]!) ** 2;
    if (square === 0) continue;
    ends.push(i, j);
    lengths.push(Math.sqrt(square));
  }
  const farthest = doubles.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const perUnit = unitOf(home, doubles, dim);
  const shortest = lengths.reduce((least, length) => Math.min(least, length), Infinity) * perUnit;
  return {
    dim,
    size,
    places,
    count: lengths.length,
    ends: Int32Array.from(ends),
    lengths: Float64Array.from(lengths),
    home,
    rounding: (Number.EPSILON * farthest) / shortest,
    eachEntry: (at, take) => {
      lengths.forEach((length, link) => {
        for (let axis = 0; axis < dim; axis++) {
          const [i, j] = [dim * ends[2 * link]! + axis, dim * ends[2 * link + 1]! + axis];
          const value = (at[j]! - at[i]!) / length;
          if (places[i]! >= 0) take(link, places[i]!, -value);
          if (places[j]! >= 0) take(link, places[j]!, value);
        }
      });
    },
  };
}

/** Returns the length of the small unit in the document's unit. */
function unitOf(home: Float64Array, doubles: Float64Array, dim: number): number {
  let [most, at] = [0, -1];
  home.forEach((value, k) => {
    if (Math.abs(value) > most) [most, at] = [Math.abs(value), k];
  });
  return at < 0 ? 1 : Math.abs(doubles[at]! - doubles[at % dim]!) / most;
}

function subtract(a: number | bigint, b: number | bigint): number {
  return typeof a === 'number' ? a - Number(b) : Number(a - BigInt(b));
}
