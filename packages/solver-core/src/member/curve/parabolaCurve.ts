import { NO_STRETCH } from '../../linalg/tolerance.ts';
import type { CurveSeries, MemberCurve } from './memberCurve.ts';
import { integrateSeries, TERMS } from './series.ts';

/**
 * A part of a parabola is at most this part of the distance to the nearest point, in the complex plane, at which its
 * series stop converging: the first omitted term is below 6^-25.
 */
const SHARE = 1 / 6;

/**
 * Creates the parabola over a chord of `length` whose middle lies `rise` above the middle of the chord and `shift`
 * towards joint j. The rise is positive.
 *
 * In its own axes, the one along its axis of symmetry, the slope p falls by equal amounts in equal steps of the chord,
 * and the distance along it is a closed form of p: r·(p·√(1 + p²) + asinh p)/2, with the radius r of its vertex.
 */
export function createParabola(length: number, rise: number, shift: number): MemberCurve {
  const middle = Math.hypot(rise, shift);
  // Own axes: along the axis of symmetry, and 90 degrees clockwise from it.
  const [own, ownAcross] = [rise / middle, shift / middle];
  const width = length * own;
  const radius = (width / (8 * middle)) * width;
  const p0 = (length * ownAcross + 4 * middle) / width;
  const p1 = (length * ownAcross - 4 * middle) / width;
  const arcOf = (p: number): number => (radius * (p * Math.hypot(1, p) + Math.asinh(p))) / 2;
  const start = arcOf(p0);
  const whole = start - arcOf(p1);
  const slopeAlong = (s: number): number => invertArc((start - s) / radius, p1, p0);
  const directionAt = (p: number) => {
    const cos = 1 / Math.hypot(1, p);
    return { cos, sin: p * cos };
  };
  const turn = (c: number, s: number) => ({ cos: c * own + s * ownAcross, sin: s * own - c * ownAcross });
  const placeAt = (s: number) => {
    const p = slopeAlong(s);
    const t = fractionOf(p);
    const { cos, sin } = directionAt(p);
    const above = 4 * t * (1 - t);
    return { x: length * t + shift * above, y: rise * above, ...turn(cos, sin) };
  };
  return {
    length: whole,
    borders: bordersOf(start, whole, radius),
    placeAt,
    alongAt: (x) => {
      if (x <= 0) return 0;
      if (x >= length) return whole;
      const b = length + 4 * shift;
      const t = (2 * x) / (b + Math.sqrt(b * b - 16 * shift * x));
      return start - arcOf(p0 + t * (p1 - p0));
    },
    seriesAt: (s) => {
      const place = placeAt(s);
      const { cos, sin } = seriesOfDirection(directionAt(slopeAlong(s)), radius);
      const turned = cos.map((c, k) => turn(c, sin[k]!));
      const made = { cos: turned.map((one) => one.cos), sin: turned.map((one) => one.sin) };
      return {
        ...made,
        x: integrateSeries(made.cos, place.x),
        y: integrateSeries(made.sin, place.y),
      } satisfies CurveSeries;
    },
    parallelTo: (dx, dy) => {
      const p = (dx * ownAcross + dy * own) / (dx * own - dy * ownAcross);
      return p > p1 && p < p0 ? start - arcOf(p) : null;
    },
  };

  function fractionOf(p: number): number {
    return Math.min(1, Math.max(0, (p0 - p) / (p0 - p1)));
  }
}

/** Finds p with (p·√(1 + p²) + asinh p)/2 = value between two bounds; the left side grows with the slope √(1 + p²). */
function invertArc(value: number, low: number, high: number): number {
  // The left side exceeds both |p| and p²/2, so Newton's method approaches from outside and never leaves.
  let p = Math.sign(value) * Math.min(Math.abs(value), Math.sqrt(2 * Math.abs(value)));
  for (let step = 0; step < MOST_STEPS; step++) {
    const root = Math.hypot(1, p);
    const next = p - ((p * root + Math.asinh(p)) / 2 - value) / root;
    if (Math.abs(next - p) <= Number.EPSILON * Math.abs(p)) return clamp(next);
    p = next;
  }
  return clamp(p);

  function clamp(found: number): number {
    return Math.min(high, Math.max(low, found));
  }
}

const MOST_STEPS = 60;

/**
 * Divides the axis so that each part is short beside its distance from π·r/4·i, the nearest singular point of the series
 * (p = i), where r is the radius of the vertex. `start` is the distance along the axis from the vertex back to joint i,
 * negative if the vertex lies before it.
 */
function bordersOf(start: number, whole: number, radius: number): number[] {
  const apart = (Math.PI / 4) * radius;
  // Parts grow away from the vertex on both sides of it.
  const steps = (from: number, to: number): number[] => {
    const found: number[] = [];
    for (let at = Math.max(0, from); at < to; at += SHARE * Math.hypot(at, apart)) found.push(at);
    return found;
  };
  const before = steps(start - whole, start).map((at) => start - at);
  const after = steps(-start, whole - start).map((at) => start + at);
  const inner = [...new Set([...before, ...after])]
    .filter((s) => s > NO_STRETCH * whole && whole - s > NO_STRETCH * whole)
    .sort((a, b) => a - b);
  return [0, ...inner, whole];
}

/** Computes cosine and sine of the slope in the own axes, from cos' = sin·cos³/r and sin' = -cos⁴/r. */
function seriesOfDirection(
  { cos, sin }: { readonly cos: number; readonly sin: number },
  radius: number,
): { cos: number[]; sin: number[] } {
  const c = new Array<number>(TERMS).fill(0);
  const s = new Array<number>(TERMS).fill(0);
  const square = new Array<number>(TERMS).fill(0);
  const cube = new Array<number>(TERMS).fill(0);
  c[0] = cos;
  s[0] = sin;
  const sumAt = (a: readonly number[], b: readonly number[], n: number): number => {
    let sum = 0;
    for (let k = 0; k <= n; k++) sum += a[k]! * b[n - k]!;
    return sum;
  };
  for (let n = 0; n < TERMS; n++) {
    square[n] = sumAt(c, c, n);
    cube[n] = sumAt(square, c, n);
    if (n + 1 === TERMS) break;
    c[n + 1] = sumAt(s, cube, n) / radius / (n + 1);
    s[n + 1] = -sumAt(c, cube, n) / radius / (n + 1);
  }
  return { cos: c, sin: s };
}
