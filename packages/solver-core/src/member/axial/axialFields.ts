import type { SolvedAxial } from './axial.ts';
import type { MemberModel } from '../model.ts';
import type { LineLoad } from '../loads/pieces.ts';

/**
 * Axial force and displacement at the left end of each piece, to the right of a force there, and the stiffness of the
 * piece.
 */
export interface AxialFields {
  readonly N: Float64Array;
  readonly u: Float64Array;
  readonly EA: Float64Array;
}

/**
 * Computes N and u at the left end of every piece: the parts caused by the loads to its left and right between
 * immovable holds, and the part caused by displacements of the holds, computed from the nearer hold. Source: THEORY.md,
 * "Along the axis".
 */
export function integrateAxial(of: { model: MemberModel; load: LineLoad; axial: SolvedAxial }): AxialFields {
  const { elements } = of.model;
  const { firstPiece } = of.load;
  const { bays, loads, forces, u } = of.axial;
  const count = of.load.places.length - 1;
  const fields = {
    N: new Float64Array(count),
    u: new Float64Array(count),
    EA: new Float64Array(count),
  };
  bays.forEach(({ from, to, isHeldLeft, isHeldRight }, j) => {
    const force = forces[j]!;
    for (let e = from; e < to; e++) fields.EA.fill(elements[e]!.EA, firstPiece[e], firstPiece[e + 1]);
    for (let p = firstPiece[from]!; p < firstPiece[to]!; p++) {
      const a = loads.a[p]!;
      const b = loads.b[p]!;
      const left = loads.left[p]!;
      const right = loads.right[p]!;
      const isNearLeft = isHeldLeft && (!isHeldRight || a <= b);
      fields.N[p] = force + (isHeldLeft ? right : 0) - (isHeldRight ? left : 0);
      fields.u[p] =
        (isHeldRight ? b : 1) * left +
        (isHeldLeft ? a : 1) * right +
        (isNearLeft ? u[from]! + force * a : u[to]! - force * b);
    }
  });
  return fields;
}
