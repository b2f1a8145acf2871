import { imposedDisplacement } from '../loads/actions.ts';
import type { SetActions } from '../loads/actions.ts';
import type { MemberModel } from '../model.ts';
import { forceOnNode } from '../loads/nodeLoads.ts';
import type { LineLoad } from '../loads/pieces.ts';
import type { NodeBending } from './bendingInput.ts';
import type { ClampedActions } from './clampedActions.ts';

/** Shear forces just inside the ends of each element. */
export interface ElementShears {
  readonly left: Float64Array;
  readonly right: Float64Array;
  /** The size of the terms that each one was summed from: its rounding error is proportional to it. */
  readonly terms: Float64Array;
  /** 1 if the shear force was carried over from the neighbouring element by the balance of forces. */
  readonly isCarried: Uint8Array;
}

/**
 * Computes the shear forces of every element from the moments at its ends. In a short element with large moments their
 * difference has few correct digits. If a node has no support across the beam, or only a spring, the shear force beside
 * it and the loads give a more accurate value, provided that their own terms are smaller.
 */
export function computeShears(of: {
  model: MemberModel;
  load: LineLoad;
  clamped: ClampedActions;
  bending: NodeBending;
  actions: SetActions;
}): ElementShears {
  const { model, load, bending, actions } = of;
  const { nodes, elements } = model;
  const count = elements.length;
  const left = new Float64Array(count);
  const right = new Float64Array(count);
  const terms = new Float64Array(count);
  const isCarried = new Uint8Array(count);
  const shears = { left, right, terms, isCarried };
  for (let e = 0; e < count; e++) {
    const length = elements[e]!.x1 - elements[e]!.x0;
    const m0 = bending.rightBeyond[e]!;
    const m1 = bending.leftBeyond[e + 1]!;
    const { Q0, Q1 } = of.clamped.ends[e]!;
    left[e] = (m1 - m0) / length + Q0;
    right[e] = (m1 - m0) / length + Q1;
    terms[e] = (Math.abs(m0) + Math.abs(m1)) / length + Math.abs(Q0) + Math.abs(Q1);
  }
  const mostMoved = bending.v.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
  /**
   * Carries the shear force across node i into element e, from the other side of the node or from beyond the end of the
   * beam.
   */
  const carryInto = (e: number, i: number) => {
    const { holdY, support } = nodes[i]!;
    if (holdY === 0) return;
    const force = forceOnNode(load, i);
    const moved = imposedDisplacement(actions, support, 'y');
    const reaction = holdY === null ? 0 : (moved - bending.v[i]!) / holdY;
    const borne = holdY === null ? 0 : (mostMoved + Math.abs(moved)) / holdY;
    const isOnwards = e === i;
    const from = isOnwards ? e - 1 : e + 1;
    const { total, size } = loadOn(load, e);
    const sizes = (terms[from] ?? 0) + Math.abs(force) + borne + size;
    // A gain of a bit or two is not worth it, because the moments are consistent with everything else.
    if (!(sizes * WORTHWHILE < terms[e]!)) return;
    left[e] = isOnwards
      ? (right[e - 1] ?? 0) + force + reaction
      : (left[from] ?? 0) - force - reaction - total;
    right[e] = left[e] + total;
    terms[e] = sizes;
    isCarried[e] = 1;
  };
  for (let e = 0; e < count; e++) carryInto(e, e);
  for (let e = count - 1; e >= 0; e--) carryInto(e, e + 1);
  return shears;
}

const WORTHWHILE = 16;

/** Integrates the load of piece p over its length. */
export function loadOfPiece({ places, q0, q1, q2 }: LineLoad, p: number): number {
  const h = places[p + 1]! - places[p]!;
  return h * (q0[p]! + h * (q1[p]! / 2 + (h * q2[p]!) / 3));
}

function loadOn(load: LineLoad, e: number): { total: number; size: number } {
  let total = 0;
  let size = 0;
  const first = load.firstPiece[e]!;
  for (let p = first; p < load.firstPiece[e + 1]!; p++) {
    const force = p > first ? load.force[p]! : 0;
    const spread = loadOfPiece(load, p);
    total += force + spread;
    size += Math.abs(force) + Math.abs(spread);
  }
  return { total, size };
}
