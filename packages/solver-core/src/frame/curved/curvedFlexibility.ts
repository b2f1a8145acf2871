import type { CurveSeries, MemberCurve } from '../../member/curve/memberCurve.ts';
import {
  combineSeries,
  constantSeries,
  integrateSeriesProduct,
  type Series,
} from '../../member/curve/series.ts';

/** Forces along a curved member under a force of 1 along the chord, and under a moment of 1 at joint i and at joint j. */
export function unitForces(
  { x, y, cos, sin }: CurveSeries,
  length: number,
): readonly { readonly N: Series; readonly M: Series }[] {
  const far = combineSeries([x, 1 / length]);
  return [
    { N: cos, M: y },
    { N: combineSeries([sin, 1 / length]), M: combineSeries([constantSeries(1), 1], [far, -1]) },
    { N: combineSeries([sin, -1 / length]), M: far },
  ];
}

/** Integrals over the axis of products of two of these states: of their moments and of their axial forces. */
export interface CurveIntegrals {
  readonly bent: readonly (readonly number[])[];
  readonly stretched: readonly (readonly number[])[];
}

const known = /* @__PURE__ */ new WeakMap<MemberCurve, CurveIntegrals>();

/** Computes the integrals of a curve over a chord of `length`, once. */
export function curveIntegrals(curve: MemberCurve, length: number): CurveIntegrals {
  const found = known.get(curve);
  if (found) return found;
  const made = { bent: zeros(), stretched: zeros() };
  for (let p = 1; p < curve.borders.length; p++) {
    const from = curve.borders[p - 1]!;
    const h = curve.borders[p]! - from;
    const states = unitForces(curve.seriesAt(from), length);
    for (let a = 0; a < 3; a++)
      for (let b = a; b < 3; b++) {
        made.bent[a]![b]! += integrateSeriesProduct(states[a]!.M, states[b]!.M, h);
        made.stretched[a]![b]! += integrateSeriesProduct(states[a]!.N, states[b]!.N, h);
      }
  }
  for (const matrix of [made.bent, made.stretched])
    for (let a = 1; a < 3; a++) for (let b = 0; b < a; b++) matrix[a]![b] = matrix[b]![a]!;
  known.set(curve, made);
  return made;
}

function zeros(): number[][] {
  return [0, 1, 2].map(() => [0, 0, 0]);
}
