import type { NodeBending } from './bendingInput.ts';
import type { BeamModel } from './elements.ts';
import type { LineLoad } from './pieces.ts';
import type { SpanActions } from './spanActions.ts';

/**
 * Fields across the beam at the left end of each piece, to the right of a force and a moment there, and the stiffness.
 * With the load they say the polynomials of the piece.
 */
export interface BendingFields {
  readonly Q: Float64Array;
  readonly M: Float64Array;
  readonly slope: Float64Array;
  readonly v: Float64Array;
  readonly EI: Float64Array;
}

/**
 * Integrates Q, M, slope and deflection from the nodes to every piece.
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
  const fields = createFields(places.length - 1);
  const state: BendingState = { Q: 0, M: 0, slope: 0, v: 0, EI: 1 };
  for (let e = 0; e < elements.length; e++) {
    const { x0, x1, EI } = elements[e]!;
    const first = firstPiece[e]!;
    const next = firstPiece[e + 1]!;
    const middle = x0 + (x1 - x0) / 2;
    state.EI = EI;
    readStartInto(state, { bending, span: spans[e]!, e });
    let split = first;
    for (; split < next; split++) {
      if (split > first) {
        if ((places[split]! + places[split + 1]!) / 2 > middle) break;
        state.Q += force[split]!;
        state.M -= moment[split]!;
      }
      keepInto(fields, split, state);
      stepRightInto(state, load, split);
    }
    readEndInto(state, { bending, span: spans[e]!, e });
    for (let p = next - 1; p >= split; p--) {
      stepLeftInto(state, load, p);
      keepInto(fields, p, state);
      state.Q -= force[p]!;
      state.M += moment[p]!;
    }
  }
  return fields;
}

/** Shear force, moment, slope and deflection at one place, and the stiffness there. */
interface BendingState {
  Q: number;
  M: number;
  slope: number;
  v: number;
  EI: number;
}

function createFields(count: number): BendingFields {
  return {
    Q: new Float64Array(count),
    M: new Float64Array(count),
    slope: new Float64Array(count),
    v: new Float64Array(count),
    EI: new Float64Array(count),
  };
}

function keepInto(fields: BendingFields, p: number, state: BendingState): void {
  fields.Q[p] = state.Q;
  fields.M[p] = state.M;
  fields.slope[p] = state.slope;
  fields.v[p] = state.v;
  fields.EI[p] = state.EI;
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

/** Carries the state from the left end of a piece to its right end. */
function stepRightInto(state: BendingState, { places, q0, q1, q2 }: LineLoad, p: number): void {
  const h = places[p + 1]! - places[p]!;
  const a = q0[p]!;
  const b = q1[p]!;
  const c = q2[p]!;
  const { Q, M, slope, EI } = state;
  state.Q += h * (a + h * (b / 2 + (h * c) / 3));
  state.M += h * (Q + h * (a / 2 + h * (b / 6 + (h * c) / 12)));
  state.slope += (h * (M + h * (Q / 2 + h * (a / 6 + h * (b / 24 + (h * c) / 60))))) / EI;
  state.v += h * (slope + (h * (M / 2 + h * (Q / 6 + h * (a / 24 + h * (b / 120 + (h * c) / 360))))) / EI);
}

/** Carries the state from the right end of a piece to its left end. */
function stepLeftInto(state: BendingState, { places, q0, q1, q2 }: LineLoad, p: number): void {
  const h = places[p + 1]! - places[p]!;
  const a = q0[p]!;
  const b = q1[p]!;
  const c = q2[p]!;
  const { EI } = state;
  const Q = state.Q - h * (a + h * (b / 2 + (h * c) / 3));
  const M = state.M - h * (Q + h * (a / 2 + h * (b / 6 + (h * c) / 12)));
  const slope = state.slope - (h * (M + h * (Q / 2 + h * (a / 6 + h * (b / 24 + (h * c) / 60))))) / EI;
  state.v -= h * (slope + (h * (M / 2 + h * (Q / 6 + h * (a / 24 + h * (b / 120 + (h * c) / 360))))) / EI);
  state.Q = Q;
  state.M = M;
  state.slope = slope;
}
