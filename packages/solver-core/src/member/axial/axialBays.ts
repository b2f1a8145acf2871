import { GAUSS_AT, GAUSS_WEIGHT } from '../../linalg/gauss.ts';
import type { MemberModel } from '../model.ts';
import type { LineLoad } from '../loads/pieces.ts';

/**
 * A part of the beam along its axis between two adjacent nodes that hold x, or between a free end and the nearest such
 * node.
 */
export interface AxialBay {
  /** First node and last node. */
  readonly from: number;
  readonly to: number;
  readonly isHeldLeft: boolean;
  readonly isHeldRight: boolean;
  /** The sum of l/EA. */
  readonly flexibility: number;
}

/**
 * The effect of the loads of each bay if its holds do not move. At the left end of piece p, to the right of a force
 * there, `left` is the part of N and of u caused by the loads on its left, `right` the part caused by those on its
 * right; `a` and `b` are the flexibilities from there to the left and the right end of the bay.
 *
 * In a bay held on both sides, a load gives each hold the share of the flexibility on the other side, and the bar
 * between that hold and the load has a uniform strain. Each part is a product, so that loads close to a hold lose no
 * digits.
 */
export interface AxialLoads {
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly left: Float64Array;
  readonly right: Float64Array;
  /** For each bay: the forces that its loads exert on the holds at its ends. */
  readonly onHolds: readonly { readonly left: number; readonly right: number }[];
}

/** Divides the beam at the nodes that hold x. */
export function cutIntoBays({ nodes, elements }: MemberModel): AxialBay[] {
  const last = nodes.length - 1;
  const ends = nodes.flatMap(({ holdX }, i) => (holdX !== null || i === 0 || i === last ? [i] : []));
  return ends.slice(1).map((to, j) => {
    const from = ends[j]!;
    let flexibility = 0;
    for (let e = from; e < to; e++) flexibility += (elements[e]!.x1 - elements[e]!.x0) / elements[e]!.EA;
    return {
      from,
      to,
      isHeldLeft: nodes[from]!.holdX !== null,
      isHeldRight: nodes[to]!.holdX !== null,
      flexibility,
    };
  });
}

/** Sums the loads of every bay. Forces applied to a hold are left out; forces at a free end belong to its bay. */
export function sumAxialLoads(
  { elements }: MemberModel,
  load: LineLoad,
  bays: readonly AxialBay[],
): AxialLoads {
  const { places, firstPiece, force } = load;
  const count = places.length - 1;
  const sums = {
    a: new Float64Array(count),
    b: new Float64Array(count),
    left: new Float64Array(count),
    right: new Float64Array(count),
  };
  const onHolds = bays.map((bay) => {
    const first = firstPiece[bay.from]!;
    const next = firstPiece[bay.to]!;
    const toRight = createWeight(bay.isHeldLeft, bay.isHeldRight, bay.flexibility);
    const toLeft = createWeight(bay.isHeldRight, bay.isHeldLeft, bay.flexibility);
    let sum = 0;
    let flexibility = 0;
    for (let e = bay.from; e < bay.to; e++) {
      const { x0, x1, EA } = elements[e]!;
      for (let p = firstPiece[e]!; p < firstPiece[e + 1]!; p++) {
        const a = flexibility + (places[p]! - x0) / EA;
        if (p > first || !bay.isHeldLeft) sum += force[p]! * weightAt(toRight, a);
        sums.a[p] = a;
        sums.left[p] = sum;
        sum += spreadOn(load, p, { weight: toRight, from: a, EA });
      }
      flexibility += (x1 - x0) / EA;
    }
    const right = bay.isHeldRight ? sum : 0;
    sum = bay.isHeldRight ? 0 : force[next]!;
    flexibility = 0;
    for (let e = bay.to - 1; e >= bay.from; e--) {
      const { x0, x1, EA } = elements[e]!;
      for (let p = firstPiece[e + 1]! - 1; p >= firstPiece[e]!; p--) {
        const b = flexibility + (x1 - places[p]!) / EA;
        sum += spreadOn(load, p, { weight: toLeft, from: b, EA: -EA });
        sums.b[p] = b;
        sums.right[p] = sum;
        if (p > first) sum += force[p]! * weightAt(toLeft, b);
      }
      flexibility += (x1 - x0) / EA;
    }
    return { left: bay.isHeldLeft ? sum : 0, right };
  });
  return { ...sums, onHolds };
}

/**
 * The weight of a force in a sum at the far end of its bay: the share that the hold there takes, which is 1 if the near
 * end is free; or the displacement it causes beyond itself if the far end is free.
 */
interface Weight {
  readonly isWhole: boolean;
  readonly flexibility: number;
}

function createWeight(isHeldNear: boolean, isHeldFar: boolean, flexibility: number): Weight {
  return { isWhole: !isHeldNear, flexibility: isHeldFar ? flexibility : 1 };
}

/** Returns the weight of a force from the flexibility `d` between it and the near end. */
function weightAt({ isWhole, flexibility }: Weight, d: number): number {
  return isWhole ? 1 : d / flexibility;
}

/**
 * Integrates the load of piece p times a weight. `from` is the weight at the piece's left end; EA is negative if the
 * weight decreases to the right.
 */
function spreadOn(
  { places, q0, q1, q2 }: LineLoad,
  p: number,
  of: { readonly weight: Weight; readonly from: number; readonly EA: number },
): number {
  const c0 = q0[p]!;
  const c1 = q1[p]!;
  const c2 = q2[p]!;
  if (c0 === 0 && c1 === 0 && c2 === 0) return 0;
  const h = places[p + 1]! - places[p]!;
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    const s = GAUSS_AT[k]! * h;
    sum += GAUSS_WEIGHT[k]! * h * (c0 + s * (c1 + s * c2)) * weightAt(of.weight, of.from + s / of.EA);
  }
  return sum;
}
