import type { PointAction, SetActions, SpreadAction } from './actions.ts';
import type { MemberElement } from '../model.ts';
import { createRangeSums } from './rangeSums.ts';
import { sortPlaces } from './sortedPlaces.ts';
import type { SortedPlaces } from './sortedPlaces.ts';

/**
 * The loads across or along the beam in one set, as pieces on each of which the load is one quadratic. Places are
 * copied from the document, so that they compare exactly.
 */
export interface LineLoad {
  /** Ends of the pieces, ascending; every node is among them. Piece p lies between places p and p + 1. */
  readonly places: Float64Array;
  /** The first piece of each element; the last entry is the number of pieces. */
  readonly firstPiece: Int32Array;
  /** Load on piece p: q0[p] + q1[p]·t + q2[p]·t², t = x - places[p]. */
  readonly q0: Float64Array;
  readonly q1: Float64Array;
  readonly q2: Float64Array;
  /**
   * Force and moment at place p. They belong to the element on the right, at the end of the beam to the last element.
   */
  readonly force: Float64Array;
  readonly moment: Float64Array;
}

/** Loads in both directions: in each direction a piece ends only where a load of that direction begins or ends. */
export interface SplitLoad {
  readonly across: LineLoad;
  readonly along: LineLoad;
}

/** Splits the actions of one set into pieces; loads never become nodes. */
export function splitActions({ points, spreads }: SetActions, elements: readonly MemberElement[]): SplitLoad {
  return {
    across: splitLine({
      elements,
      points: points.filter(({ fy, m }) => fy !== 0 || m !== 0),
      spreads: spreads.filter(({ py }) => py !== 0),
      isAcross: true,
    }),
    along: splitLine({
      elements,
      points: points.filter(({ fx }) => fx !== 0),
      spreads: spreads.filter(({ px }) => px !== 0),
      isAcross: false,
    }),
  };
}

function splitLine(of: {
  elements: readonly MemberElement[];
  points: readonly PointAction[];
  spreads: readonly SpreadAction[];
  isAcross: boolean;
}): LineLoad {
  const { elements, points, spreads, isAcross } = of;
  const sorted = placesOf(elements, points, spreads);
  const { places } = sorted;
  const count = places.length - 1;
  const force = new Float64Array(count + 1);
  const moment = new Float64Array(count + 1);
  for (const { x, fx, fy, m } of points) {
    const p = sorted.indexOf(x);
    force[p]! += isAcross ? fy : fx;
    if (isAcross) moment[p]! += m;
  }
  const sums = createRangeSums(places);
  for (const { x0, x1, px, py, q0, q1, q2 } of spreads) {
    const scale = isAcross ? py : px;
    sums.add({
      from: sorted.indexOf(x0),
      to: sorted.indexOf(x1),
      c0: scale * q0,
      c1: scale * q1,
      c2: scale * q2,
    });
  }
  return { places, firstPiece: firstPieces(elements, places), ...sums.total(), force, moment };
}

function placesOf(
  elements: readonly MemberElement[],
  points: readonly PointAction[],
  spreads: readonly SpreadAction[],
): SortedPlaces {
  const places = new Float64Array(points.length + 2 * spreads.length + elements.length + 1);
  let count = 0;
  for (const { x } of points) places[count++] = x;
  for (const { x0, x1 } of spreads) {
    places[count++] = x0;
    places[count++] = x1;
  }
  for (const { x0 } of elements) places[count++] = x0;
  const L = elements.at(-1)!.x1;
  places[count] = L;
  return sortPlaces(places, L);
}

function firstPieces(elements: readonly MemberElement[], places: Float64Array): Int32Array {
  const first = new Int32Array(elements.length + 1);
  let p = 0;
  for (let e = 0; e < elements.length; e++) {
    while (places[p] !== elements[e]!.x0) p++;
    first[e] = p;
  }
  first[elements.length] = places.length - 1;
  return first;
}
