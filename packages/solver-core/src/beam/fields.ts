import type { NodeAxial } from './axial.ts';
import type { NodeBending } from './bending.ts';
import type { BeamElement, BeamModel } from './elements.ts';
import type { ElementLoad, Piece } from './pieces.ts';
import type { SpanActions } from './spanActions.ts';

/** All fields on one piece as polynomials in powers of x - x0. */
export interface FieldPiece {
  readonly x0: number;
  readonly x1: number;
  readonly qx: readonly number[];
  readonly qy: readonly number[];
  readonly N: readonly number[];
  readonly u: readonly number[];
  readonly Q: readonly number[];
  readonly M: readonly number[];
  readonly slope: readonly number[];
  readonly deflection: readonly number[];
}

/** Shear force, moment, slope and deflection at one place. */
interface BendingState {
  readonly Q: number;
  readonly M: number;
  readonly slope: number;
  readonly v: number;
}

interface AxialState {
  readonly N: number;
  readonly u: number;
}

/**
 * Integrates the fields of every piece from the nodes.
 *
 * Pieces in the left half of an element are followed from its left end and those in the right half from its right end, so
 * a load a millimetre beside a support costs no digits and both ends keep the nodes' values.
 */
export function integrateFields(of: {
  model: BeamModel;
  loads: readonly ElementLoad[];
  spans: readonly SpanActions[];
  bending: NodeBending;
  axial: NodeAxial;
}): FieldPiece[] {
  const { model, loads, spans, bending, axial } = of;
  const pieces: FieldPiece[] = [];
  model.elements.forEach((element, e) => {
    const load = loads[e]!;
    const ends = bendingEnds({ model, bending, span: spans[e]!, e });
    const bent = integrateBending({ element, load, ...ends });
    const isFromRight = e >= axial.firstFromRight;
    const forces = axialForces(load, { start: axial.start[e]!, end: axial.end[e]!, isFromRight });
    const stretched = integrateAxial(load, element.EA, forces, axial.u[e]!);
    load.pieces.forEach(({ x0, x1, qx, qy }, p) => {
      pieces.push({ x0, x1, qx, qy, ...stretched[p]!, ...bent[p]! });
    });
  });
  return pieces;
}

function bendingEnds(of: { model: BeamModel; bending: NodeBending; span: SpanActions; e: number }) {
  const { bending, span, e } = of;
  const { x0, x1, EI } = of.model.elements[e]!;
  const length = x1 - x0;
  const M0 = bending.right[e]!;
  const M1 = bending.left[e + 1]!;
  const v0 = bending.v[e]!;
  const v1 = bending.v[e + 1]!;
  const chordShear = (M1 - M0) / length;
  const chordSlope = (v1 - v0) / length;
  const bend = length / (6 * EI);
  const start: BendingState = {
    Q: chordShear + span.Q0,
    M: M0,
    slope: chordSlope - bend * (2 * M0 + M1) + span.slope0 / EI,
    v: v0,
  };
  const end: BendingState = {
    Q: chordShear + span.Q1,
    M: M1,
    slope: chordSlope + bend * (M0 + 2 * M1) + span.slope1 / EI,
    v: v1,
  };
  return { start, end };
}

type BendingFields = Pick<FieldPiece, 'Q' | 'M' | 'slope' | 'deflection'>;

function integrateBending(of: {
  element: BeamElement;
  load: ElementLoad;
  start: BendingState;
  end: BendingState;
}): BendingFields[] {
  const { element, load } = of;
  const { pieces } = load;
  const middle = element.x0 + (element.x1 - element.x0) / 2;
  const fields = new Array<BendingFields>(pieces.length);
  let split = 0;
  let state = of.start;
  for (; split < pieces.length; split++) {
    const piece = pieces[split]!;
    if (split > 0 && (piece.x0 + piece.x1) / 2 > middle) break;
    state = { ...state, Q: state.Q + piece.fy, M: state.M - piece.m };
    fields[split] = bendingPolynomials(piece, element.EI, state);
    state = bendingAfter(piece, element.EI, state);
  }
  state = { ...of.end, Q: of.end.Q - load.endFy, M: of.end.M + load.endM };
  for (let p = pieces.length - 1; p >= split; p--) {
    const piece = pieces[p]!;
    state = bendingBefore(piece, element.EI, state);
    fields[p] = bendingPolynomials(piece, element.EI, state);
    state = { ...state, Q: state.Q - piece.fy, M: state.M + piece.m };
  }
  return fields;
}

function bendingPolynomials(
  { qy: [a, b, c] }: Piece,
  EI: number,
  { Q, M, slope, v }: BendingState,
): BendingFields {
  return {
    Q: trimmed([Q, a, b / 2, c / 3]),
    M: trimmed([M, Q, a / 2, b / 6, c / 12]),
    slope: trimmed([slope, M / EI, Q / (2 * EI), a / (6 * EI), b / (24 * EI), c / (60 * EI)]),
    deflection: trimmed([
      v,
      slope,
      M / (2 * EI),
      Q / (6 * EI),
      a / (24 * EI),
      b / (120 * EI),
      c / (360 * EI),
    ]),
  };
}

function bendingAfter(piece: Piece, EI: number, { Q, M, slope, v }: BendingState): BendingState {
  const h = piece.x1 - piece.x0;
  const [a, b, c] = piece.qy;
  return {
    Q: Q + h * (a + h * (b / 2 + (h * c) / 3)),
    M: M + h * (Q + h * (a / 2 + h * (b / 6 + (h * c) / 12))),
    slope: slope + (h * (M + h * (Q / 2 + h * (a / 6 + h * (b / 24 + (h * c) / 60))))) / EI,
    v: v + h * (slope + (h * (M / 2 + h * (Q / 6 + h * (a / 24 + h * (b / 120 + (h * c) / 360))))) / EI),
  };
}

function bendingBefore(piece: Piece, EI: number, end: BendingState): BendingState {
  const h = piece.x1 - piece.x0;
  const [a, b, c] = piece.qy;
  const Q = end.Q - h * (a + h * (b / 2 + (h * c) / 3));
  const M = end.M - h * (Q + h * (a / 2 + h * (b / 6 + (h * c) / 12)));
  const slope = end.slope - (h * (M + h * (Q / 2 + h * (a / 6 + h * (b / 24 + (h * c) / 60))))) / EI;
  const v =
    end.v - h * (slope + (h * (M / 2 + h * (Q / 6 + h * (a / 24 + h * (b / 120 + (h * c) / 360))))) / EI);
  return { Q, M, slope, v };
}

type AxialFields = Pick<FieldPiece, 'N' | 'u'>;

/** Axial forces just after each piece's left end, followed from the element's left or right end. */
function axialForces(
  load: ElementLoad,
  ends: { start: number; end: number; isFromRight: boolean },
): number[] {
  const { pieces } = load;
  const forces = new Array<number>(pieces.length);
  if (ends.isFromRight) {
    let N = ends.end + load.endFx;
    for (let p = pieces.length - 1; p >= 0; p--) {
      N += axialLoad(pieces[p]!);
      forces[p] = N;
      N += pieces[p]!.fx;
    }
    return forces;
  }
  let N = ends.start;
  for (let p = 0; p < pieces.length; p++) {
    N -= pieces[p]!.fx;
    forces[p] = N;
    N -= axialLoad(pieces[p]!);
  }
  return forces;
}

function integrateAxial(
  load: ElementLoad,
  EA: number,
  forces: readonly number[],
  start: number,
): AxialFields[] {
  let u = start;
  return load.pieces.map((piece, p) => {
    const N = forces[p]!;
    const fields = axialPolynomials(piece, EA, { N, u });
    u += axialLengthening(piece, EA, N);
    return fields;
  });
}

function axialPolynomials({ qx: [a, b, c] }: Piece, EA: number, { N, u }: AxialState): AxialFields {
  return {
    N: trimmed([N, -a, -b / 2, -c / 3]),
    u: trimmed([u, N / EA, -a / (2 * EA), -b / (6 * EA), -c / (12 * EA)]),
  };
}

function axialLoad({ x0, x1, qx: [a, b, c] }: Piece): number {
  const h = x1 - x0;
  return h * (a + h * (b / 2 + (h * c) / 3));
}

function axialLengthening({ x0, x1, qx: [a, b, c] }: Piece, EA: number, N: number): number {
  const h = x1 - x0;
  return (h * (N - h * (a / 2 + h * (b / 6 + (h * c) / 12)))) / EA;
}

/** Drops vanishing highest coefficients; a constant stays. -0 becomes 0. */
function trimmed(c: number[]): number[] {
  while (c.length > 1 && c[c.length - 1] === 0) c.pop();
  if (c[0] === 0) c[0] = 0;
  return c;
}
