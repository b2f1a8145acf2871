import type { CurveSeries, MemberCurve } from '../../member/curve/memberCurve.ts';
import { combineSeries, constantSeries, multiplySeries, type Series } from '../../member/curve/series.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import { NO_STRETCH } from '../../linalg/tolerance.ts';
import type { CurvedSpread, MemberActions } from '../assembly/frameModel.ts';

/** Forces on a place of a member in the axes of its chord. */
export interface PlacedForces {
  readonly fx: number;
  readonly fy: number;
  readonly m: number;
}

/** A part of a curved member along which place, direction and load are each one series in the distance from its start. */
export interface CurvedStretch {
  readonly s0: number;
  readonly s1: number;
  readonly axis: CurveSeries;
  /** Load for each length of the axis, along the chord and across it; null if there is none. */
  readonly qx: Series | null;
  readonly qy: Series | null;
  /** Forces just before the stretch; none at the very start of the member. */
  readonly before: PlacedForces;
}

export const NO_FORCES: PlacedForces = { fx: 0, fy: 0, m: 0 };

/** Adds up the forces exactly at one place of the chord. */
export function forcesAt(
  { points }: Pick<MemberActions, 'points'>,
  isHere: (x: number) => boolean,
): PlacedForces {
  return points
    .filter(({ x }) => isHere(x))
    .reduce((sum, { fx, fy, m }) => ({ fx: sum.fx + fx, fy: sum.fy + fy, m: sum.m + m }), NO_FORCES);
}

/** Divides a curved member with its loads into stretches. */
export function cutCurve(
  curve: MemberCurve,
  length: number,
  { points, curved = [] }: Pick<MemberActions, 'points' | 'curved'>,
): CurvedStretch[] {
  const inner = points
    .filter(({ x }) => x > 0 && x < length)
    .map((one) => ({ ...one, s: curve.alongAt(one.x) }));
  const loads = curved.map((load) => ({ load, s0: curve.alongAt(load.x0), s1: curve.alongAt(load.x1) }));
  const turns = loads.flatMap(({ load: { by, px, py } }) => {
    const at = by === 'projected' ? curve.parallelTo(px, py) : null;
    return at === null ? [] : [at];
  });
  const places = [
    ...curve.borders,
    ...inner.map(({ s }) => s),
    ...loads.flatMap(({ s0, s1 }) => [s0, s1]),
    ...turns,
  ]
    .sort((a, b) => a - b)
    .filter((s, k, all) => k === 0 || s - all[k - 1]! > NO_STRETCH * curve.length);
  places[places.length - 1] = curve.length;
  return places.slice(1).map((s1, k) => {
    const s0 = places[k]!;
    const axis = curve.seriesAt(s0);
    const here = inner.filter(({ s }) => (k === 0 ? s <= s0 : s > places[k - 1]! && s <= s0));
    const acting = loads.filter((one) => one.s0 < (s0 + s1) / 2 && one.s1 > (s0 + s1) / 2);
    const parts = acting.map(({ load }) => loadAlong(load, axis, s1 - s0));
    return {
      s0,
      s1,
      axis,
      qx: sumOf(parts.map(({ x }) => x)),
      qy: sumOf(parts.map(({ y }) => y)),
      before: forcesAt({ points: here }, () => true),
    };
  });
}

function sumOf(parts: readonly Series[]): Series | null {
  return parts.length === 0 ? null : combineSeries(...parts.map((series) => [series, 1] as const));
}

/** Writes a load, given along the chord, as series along the axis. */
function loadAlong(
  { x0, px, py, q0, q1, q2, by }: CurvedSpread,
  { x, cos, sin }: CurveSeries,
  h: number,
): { readonly x: Series; readonly y: Series } {
  const from = combineSeries([x, 1], [constantSeries(1), -x0]);
  const q =
    q1 === 0 && q2 === 0
      ? constantSeries(q0)
      : combineSeries([constantSeries(1), q0], [from, q1], [multiplySeries(from, from), q2]);
  if (by === 'chord') return { x: combineSeries([q, px]), y: combineSeries([q, py]) };
  if (by === 'tangent')
    return {
      x: multiplySeries(q, combineSeries([cos, px], [sin, -py])),
      y: multiplySeries(q, combineSeries([sin, px], [cos, py])),
    };
  // The axis covers the component of its length across the load, which has one sign in a stretch.
  const size = Math.hypot(px, py) || 1;
  const across = combineSeries([sin, px / size], [cos, -py / size]);
  const sign = evaluate(across, h / 2) < 0 ? -1 : 1;
  const covered = multiplySeries(q, across);
  return { x: combineSeries([covered, sign * px]), y: combineSeries([covered, sign * py]) };
}
