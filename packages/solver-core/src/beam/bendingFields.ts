import type { DiagramSegment } from './answer.ts';
import type { NodeBending } from './bendingInput.ts';
import type { BeamModel } from './elements.ts';
import {
  deflectionPolynomial,
  momentPolynomial,
  shearPolynomial,
  slopePolynomial,
} from './fieldPolynomials.ts';
import { createPiece, readPieceInto } from './loadedPiece.ts';
import type { LoadedPiece } from './loadedPiece.ts';
import type { LineLoad } from './pieces.ts';
import type { SpanActions } from './spanActions.ts';

/** Fields across the beam, piece by piece. */
export interface BendingFields {
  readonly Q: DiagramSegment[];
  readonly M: DiagramSegment[];
  readonly slope: DiagramSegment[];
  readonly deflection: DiagramSegment[];
}

/** Shear force, moment, slope and deflection at one place, and the stiffness there. */
export interface BendingState {
  Q: number;
  M: number;
  slope: number;
  v: number;
  EI: number;
}

/**
 * Integrates Q, M, slope and deflection of every piece from the nodes.
 *
 * Pieces in the left half of an element are followed from its left end and those in the right half from its right end, so
 * a load a millimetre beside a support costs no digits and both ends keep the nodes' values. Forces and moments right on a
 * node are in the values beside it already.
 */
export function integrateBending(of: {
  model: BeamModel;
  load: LineLoad;
  spans: readonly SpanActions[];
  bending: NodeBending;
}): BendingFields {
  const { load, spans, bending } = of;
  const { elements } = of.model;
  const { places, firstPiece, force, moment } = load;
  const count = places.length - 1;
  const fields: BendingFields = {
    Q: new Array<DiagramSegment>(count),
    M: new Array<DiagramSegment>(count),
    slope: new Array<DiagramSegment>(count),
    deflection: new Array<DiagramSegment>(count),
  };
  const state: BendingState = { Q: 0, M: 0, slope: 0, v: 0, EI: 1 };
  const piece = createPiece();
  for (let e = 0; e < elements.length; e++) {
    const { x0, x1, EI } = elements[e]!;
    const first = firstPiece[e]!;
    const next = firstPiece[e + 1]!;
    const middle = x0 + (x1 - x0) / 2;
    state.EI = EI;
    readStartInto(state, { bending, span: spans[e]!, e });
    let split = first;
    for (; split < next; split++) {
      readPieceInto(piece, load, split);
      if (split > first && (piece.x0 + piece.x1) / 2 > middle) break;
      if (split > first) {
        state.Q += force[split]!;
        state.M -= moment[split]!;
      }
      writeFieldsInto(fields, split, { piece, state });
      stepRightInto(state, piece);
    }
    readEndInto(state, { bending, span: spans[e]!, e });
    for (let p = next - 1; p >= split; p--) {
      readPieceInto(piece, load, p);
      stepLeftInto(state, piece);
      writeFieldsInto(fields, p, { piece, state });
      state.Q -= force[p]!;
      state.M += moment[p]!;
    }
  }
  return fields;
}

interface Ends {
  readonly bending: NodeBending;
  readonly span: SpanActions;
  readonly e: number;
}

function readStartInto(state: BendingState, { bending: { left, right, v }, span, e }: Ends): void {
  const { length, Q0, slope0 } = span;
  const { EI } = state;
  state.Q = (left[e + 1]! - right[e]!) / length + Q0;
  state.M = right[e]!;
  state.slope =
    (v[e + 1]! - v[e]!) / length - (length / (6 * EI)) * (2 * right[e]! + left[e + 1]!) + slope0 / EI;
  state.v = v[e]!;
}

function readEndInto(state: BendingState, { bending: { left, right, v }, span, e }: Ends): void {
  const { length, Q1, slope1 } = span;
  const { EI } = state;
  state.Q = (left[e + 1]! - right[e]!) / length + Q1;
  state.M = left[e + 1]!;
  state.slope =
    (v[e + 1]! - v[e]!) / length + (length / (6 * EI)) * (right[e]! + 2 * left[e + 1]!) + slope1 / EI;
  state.v = v[e + 1]!;
}

function writeFieldsInto(
  fields: BendingFields,
  p: number,
  { piece, state }: { readonly piece: LoadedPiece; readonly state: BendingState },
): void {
  const { x0, x1 } = piece;
  fields.Q[p] = { x0, x1, c: shearPolynomial(state, piece) };
  fields.M[p] = { x0, x1, c: momentPolynomial(state, piece) };
  fields.slope[p] = { x0, x1, c: slopePolynomial(state, piece) };
  fields.deflection[p] = { x0, x1, c: deflectionPolynomial(state, piece) };
}

/** Carries the state from the left end of a piece to its right end. */
function stepRightInto(state: BendingState, { h, a, b, c }: LoadedPiece): void {
  const { Q, M, slope, EI } = state;
  state.Q += h * (a + h * (b / 2 + (h * c) / 3));
  state.M += h * (Q + h * (a / 2 + h * (b / 6 + (h * c) / 12)));
  state.slope += (h * (M + h * (Q / 2 + h * (a / 6 + h * (b / 24 + (h * c) / 60))))) / EI;
  state.v += h * (slope + (h * (M / 2 + h * (Q / 6 + h * (a / 24 + h * (b / 120 + (h * c) / 360))))) / EI);
}

/** Carries the state from the right end of a piece to its left end. */
function stepLeftInto(state: BendingState, { h, a, b, c }: LoadedPiece): void {
  const { EI } = state;
  const Q = state.Q - h * (a + h * (b / 2 + (h * c) / 3));
  const M = state.M - h * (Q + h * (a / 2 + h * (b / 6 + (h * c) / 12)));
  const slope = state.slope - (h * (M + h * (Q / 2 + h * (a / 6 + h * (b / 24 + (h * c) / 60))))) / EI;
  state.v -= h * (slope + (h * (M / 2 + h * (Q / 6 + h * (a / 24 + h * (b / 120 + (h * c) / 360))))) / EI);
  state.Q = Q;
  state.M = M;
  state.slope = slope;
}
