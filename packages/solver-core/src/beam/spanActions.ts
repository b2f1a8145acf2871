import type { BeamElement } from './elements.ts';
import type { ElementLoad } from './pieces.ts';

/**
 * What the loads of an element do to it as a simple beam on its own ends: shear forces at the ends, and the
 * slopes times EI; along x their sum and, times EA, the lengthening they cause while N is 0 at the left end.
 */
export interface SpanActions {
  readonly Q0: number;
  readonly Q1: number;
  readonly slope0: number;
  readonly slope1: number;
  readonly axialSum: number;
  readonly axialStretch: number;
}

/**
 * Computes the actions of an element's loads on its ends.
 *
 * Point loads enter by the closed forms of the simple beam; distributed ones by the same forms at three Gauss points
 * of each piece, which is exact: form (degree 3) times load (degree 2) is degree 5.
 * Source: THEORY.md, "A span"; Roark's Formulas, 8th ed., table 8.1, cases 1e and 3e.
 */
export function computeSpanActions({ x0, x1 }: BeamElement, load: ElementLoad): SpanActions {
  const length = x1 - x0;
  const sum = { Q0: 0, Q1: 0, slope0: 0, slope1: 0, axialSum: 0, axialStretch: 0 };
  const addForce = (a: number, b: number, fx: number, fy: number) => {
    sum.Q0 -= (fy * b) / length;
    sum.Q1 += (fy * a) / length;
    const arm = (fy * a * b) / (6 * length);
    sum.slope0 += arm * (length + b);
    sum.slope1 -= arm * (length + a);
    sum.axialSum += fx;
    sum.axialStretch -= fx * b;
  };
  const addMoment = (a: number, b: number, m: number) => {
    sum.Q0 += m / length;
    sum.Q1 += m / length;
    sum.slope0 += (m * (3 * b * b - length * length)) / (6 * length);
    sum.slope1 += (m * (3 * a * a - length * length)) / (6 * length);
  };
  for (const piece of load.pieces) {
    const a = piece.x0 - x0;
    const b = x1 - piece.x0;
    if (piece.fx !== 0 || piece.fy !== 0) addForce(a, b, piece.fx, piece.fy);
    if (piece.m !== 0) addMoment(a, b, piece.m);
    const { qx, qy } = piece;
    const isLoaded = qy[0] !== 0 || qy[1] !== 0 || qy[2] !== 0 || qx[0] !== 0 || qx[1] !== 0 || qx[2] !== 0;
    if (!isLoaded) continue;
    const h = piece.x1 - piece.x0;
    for (const { at, weight } of GAUSS) {
      const s = at * h;
      const w = weight * h;
      addForce(a + s, b - s, w * (qx[0] + s * (qx[1] + s * qx[2])), w * (qy[0] + s * (qy[1] + s * qy[2])));
    }
  }
  addForce(length, 0, load.endFx, load.endFy);
  addMoment(length, 0, load.endM);
  return sum;
}

const GAUSS = [
  { at: 0.5 - Math.sqrt(0.15), weight: 5 / 18 },
  { at: 0.5, weight: 8 / 18 },
  { at: 0.5 + Math.sqrt(0.15), weight: 5 / 18 },
] as const;
