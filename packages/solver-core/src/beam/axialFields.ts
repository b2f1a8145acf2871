import type { DiagramSegment } from './answer.ts';
import type { NodeAxial } from './axial.ts';
import type { BeamModel } from './elements.ts';
import { axialPolynomial, stretchPolynomial } from './fieldPolynomials.ts';
import { createPiece, readPieceInto } from './loadedPiece.ts';
import type { LoadedPiece } from './loadedPiece.ts';
import type { LineLoad } from './pieces.ts';

/** Fields along the beam, piece by piece. */
export interface AxialFields {
  readonly N: DiagramSegment[];
  readonly u: DiagramSegment[];
}

/** Axial force and displacement at one place, and the stiffness there. */
export interface AxialState {
  N: number;
  u: number;
  EA: number;
}

/** Integrates N and u of every piece from the nodes. */
export function integrateAxial(of: { model: BeamModel; load: LineLoad; axial: NodeAxial }): AxialFields {
  const { load, axial } = of;
  const { places, firstPiece, force } = load;
  const count = places.length - 1;
  const forces = new Float64Array(count);
  const N = new Array<DiagramSegment>(count);
  const u = new Array<DiagramSegment>(count);
  const state: AxialState = { N: 0, u: 0, EA: 1 };
  const piece = createPiece();
  of.model.elements.forEach(({ EA }, e) => {
    const first = firstPiece[e]!;
    const next = firstPiece[e + 1]!;
    if (e >= axial.firstFromRight) {
      let at = axial.end[e]!;
      for (let p = next - 1; p >= first; p--) {
        readPieceInto(piece, load, p);
        at += loadOn(piece);
        forces[p] = at;
        if (p > first) at += force[p]!;
      }
    } else {
      let at = axial.start[e]!;
      for (let p = first; p < next; p++) {
        readPieceInto(piece, load, p);
        if (p > first) at -= force[p]!;
        forces[p] = at;
        at -= loadOn(piece);
      }
    }
    state.u = axial.u[e]!;
    state.EA = EA;
    for (let p = first; p < next; p++) {
      readPieceInto(piece, load, p);
      const { x0, x1 } = piece;
      state.N = forces[p]!;
      N[p] = { x0, x1, c: axialPolynomial(state, piece) };
      u[p] = { x0, x1, c: stretchPolynomial(state, piece) };
      state.u += lengthening(state, piece);
    }
  });
  return { N, u };
}

function loadOn({ h, a, b, c }: LoadedPiece): number {
  return h * (a + h * (b / 2 + (h * c) / 3));
}

function lengthening({ N, EA }: AxialState, { h, a, b, c }: LoadedPiece): number {
  return (h * (N - h * (a / 2 + h * (b / 6 + (h * c) / 12)))) / EA;
}
