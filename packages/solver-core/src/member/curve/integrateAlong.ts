import { evaluate } from '../../linalg/polynomial.ts';
import type { MemberCurve } from './memberCurve.ts';
import { combineSeries, constantSeries, integrateSeries, multiplySeries } from './series.ts';

/** Integrates a quadratic in x - x0 of the chord along the axis, between two places of the chord. */
export function integrateAlong(
  curve: MemberCurve,
  { x0, x1, q0, q1, q2 }: { x0: number; x1: number; q0: number; q1: number; q2: number },
): number {
  const [s0, s1] = [curve.alongAt(x0), curve.alongAt(x1)];
  const places = [s0, ...curve.borders.filter((s) => s > s0 && s < s1), s1];
  return places.slice(1).reduce((sum, to, k) => {
    const from = places[k]!;
    const far = combineSeries([curve.seriesAt(from).x, 1], [constantSeries(1), -x0]);
    const q = combineSeries([constantSeries(1), q0], [far, q1], [multiplySeries(far, far), q2]);
    return sum + evaluate(integrateSeries(q, 0), to - from);
  }, 0);
}
