import type { NodeBending } from './bendingInput.ts';
import type { ClampedActions } from './clampedActions.ts';
import type { MemberModel } from '../model.ts';
import type { LineLoad } from '../loads/pieces.ts';
import { loadOfPiece } from './shears.ts';
import type { ElementShears } from './shears.ts';

/**
 * Shear force, moment, slope and deflection at the left end of each piece, to the right of a force and a moment there,
 * and the stiffness. Together with the load they determine the polynomials of the piece.
 */
export interface BendingFields {
  readonly Q: Float64Array;
  readonly M: Float64Array;
  readonly slope: Float64Array;
  readonly v: Float64Array;
  readonly EI: Float64Array;
  /** Shear flexibility 1/(G·As), 0 if shear strains are neglected. */
  readonly shear: Float64Array;
}

/**
 * Computes Q, M, slope and deflection at the left end of every piece from the nodes.
 *
 * They are sums of three parts: that of the loads on the left of the place, computed from the right clamp; that of the
 * loads on its right, computed from the left clamp; and that of the moments and deflections of the nodes, computed from
 * the nearer end. No part is a difference of larger numbers, so a load a millimetre beside a support costs no digits.
 * Forces and moments applied to a node are already contained in the values beside it. Shear forces carried over from
 * the neighbouring element are continued with the loads. The slope is the rotation of the cross-section: the axis
 * deviates from it by the shear strain, v' = slope - Q/(G·As). Source: THEORY.md, "A span" and "Shear strains".
 */
export function integrateBending(of: {
  model: MemberModel;
  load: LineLoad;
  clamped: ClampedActions;
  bending: NodeBending;
  shears: ElementShears;
}): BendingFields {
  const { load, clamped, bending, shears } = of;
  const { elements } = of.model;
  const { places, firstPiece } = load;
  const count = places.length - 1;
  const fields = {
    Q: new Float64Array(count),
    M: new Float64Array(count),
    slope: new Float64Array(count),
    v: new Float64Array(count),
    EI: new Float64Array(count),
    shear: new Float64Array(count),
  };
  const { right, leftBeyond, rightBeyond, v } = bending;
  for (let e = 0; e < elements.length; e++) {
    const { x0, x1, EI, GA } = elements[e]!;
    const length = x1 - x0;
    const first = firstPiece[e]!;
    const next = firstPiece[e + 1]!;
    const m0 = rightBeyond[e]!;
    const m1 = leftBeyond[e + 1]!;
    const q = (m1 - m0) / length;
    const chord = (v[e + 1]! - v[e]!) / length;
    const slope0 = chord - (length / (6 * EI)) * (2 * m0 + m1);
    const slope1 = chord + (length / (6 * EI)) * (m0 + 2 * m1);
    for (let p = first; p < next; p++) {
      const a = places[p]! - x0;
      const b = x1 - places[p]!;
      const Q0 = clamped.Q0[p]!;
      const M0 = clamped.M0[p]!;
      const Q1 = clamped.Q1[p]!;
      const M1 = clamped.M1[p]!;
      fields.EI[p] = EI;
      fields.shear[p] = 1 / GA;
      fields.Q[p] = q + Q0 + Q1;
      fields.M[p] = M0 + a * Q0 + (M1 - b * Q1);
      fields.slope[p] = (a * (M0 + (a / 2) * Q0) - b * (M1 - (b / 2) * Q1)) / EI + q / GA;
      fields.v[p] =
        (a * a * (M0 / 2 + (a / 6) * Q0) + b * b * (M1 / 2 - (b / 6) * Q1)) / EI - (a * Q0 - b * Q1) / GA;
      if (a <= b) {
        fields.M[p]! += m0 + a * q;
        fields.slope[p]! += slope0 + (a * (m0 + (a / 2) * q)) / EI;
        fields.v[p]! += v[e]! + a * (slope0 + (a * (m0 / 2 + (a / 6) * q)) / EI);
      } else {
        fields.M[p]! += m1 - b * q;
        fields.slope[p]! += slope1 - (b * (m1 - (b / 2) * q)) / EI;
        fields.v[p]! += v[e + 1]! - b * (slope1 - (b * (m1 / 2 - (b / 6) * q)) / EI);
      }
    }
    if (shears.isCarried[e] === 1) {
      let sum = shears.left[e]!;
      for (let p = first; p < next; p++) {
        if (p > first) sum += load.force[p]!;
        fields.Q[p] = sum;
        sum += loadOfPiece(load, p);
      }
    }
    // The values at the nodes are copied, so they have no rounding error.
    fields.M[first] = right[e]!;
    fields.v[first] = v[e]!;
  }
  return fields;
}
