import type { NodeAxial } from './axial.ts';
import type { BeamModel } from './elements.ts';
import type { LineLoad } from './pieces.ts';

/** Axial force and displacement at the left end of each piece, to the right of a force there, and the stiffness. */
export interface AxialFields {
  readonly N: Float64Array;
  readonly u: Float64Array;
  readonly EA: Float64Array;
}

/** Integrates N and u from the nodes to every piece. */
export function integrateAxial(of: { model: BeamModel; load: LineLoad; axial: NodeAxial }): AxialFields {
  const { load, axial } = of;
  const { elements } = of.model;
  const { firstPiece, force } = load;
  const count = load.places.length - 1;
  const fields = {
    N: new Float64Array(count),
    u: new Float64Array(count),
    EA: new Float64Array(count),
  };
  for (let e = 0; e < elements.length; e++) {
    const { EA } = elements[e]!;
    const first = firstPiece[e]!;
    const next = firstPiece[e + 1]!;
    if (e >= axial.firstFromRight) {
      let N = axial.end[e]!;
      for (let p = next - 1; p >= first; p--) {
        N += loadOn(load, p);
        fields.N[p] = N;
        if (p > first) N += force[p]!;
      }
    } else {
      let N = axial.start[e]!;
      for (let p = first; p < next; p++) {
        if (p > first) N -= force[p]!;
        fields.N[p] = N;
        N -= loadOn(load, p);
      }
    }
    let u = axial.u[e]!;
    for (let p = first; p < next; p++) {
      fields.u[p] = u;
      fields.EA[p] = EA;
      u += lengthening(load, p, fields);
    }
  }
  return fields;
}

function loadOn({ places, q0, q1, q2 }: LineLoad, p: number): number {
  const h = places[p + 1]! - places[p]!;
  return h * (q0[p]! + h * (q1[p]! / 2 + (h * q2[p]!) / 3));
}

function lengthening({ places, q0, q1, q2 }: LineLoad, p: number, { N, EA }: AxialFields): number {
  const h = places[p + 1]! - places[p]!;
  return (h * (N[p]! - h * (q0[p]! / 2 + h * (q1[p]! / 6 + (h * q2[p]!) / 12)))) / EA[p]!;
}
