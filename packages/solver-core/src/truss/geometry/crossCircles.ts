import { SAME_GUIDE } from '../../linalg/tolerance.ts';
import { guideSize } from './guide.ts';
import type { Circle } from './guide.ts';
import { COINCIDENT, crossing, NONE, touching } from './intersection.ts';
import type { Intersection } from './intersection.ts';

/**
 * Computes the intersection of two circles from the triangle of the radii and the distance of the centres.
 *
 * Source: the height of a triangle by Heron's formula in factors, which cancel only if the given numbers do (W. Kahan,
 * Miscalculating Area and Angles of a Needle-like Triangle).
 */
export function crossCircles(one: Circle, other: Circle): Intersection {
  const [dx, dy] = [other.x0 - one.x0, other.y0 - one.y0];
  const d = Math.hypot(dx, dy);
  const rounding = SAME_GUIDE * Math.max(guideSize(one), guideSize(other));
  const difference = one.a - other.a;
  if (d <= rounding) return Math.abs(difference) <= rounding ? COINCIDENT : NONE;
  const [outside, inside] = [one.a + other.a - d, d - Math.abs(difference)];
  const [ex, ey] = [dx / d, dy / d];
  if (Math.abs(outside) <= rounding || Math.abs(inside) <= rounding) {
    // Computed from the centre of the larger circle, because its direction to the other centre is more accurate if the
    // radii differ much.
    const [from, sign] = one.a >= other.a ? [one, 1] : [other, -1];
    return {
      kind: 'points',
      points: [touching({ x: from.x0 + sign * from.a * ex, y: from.y0 + sign * from.a * ey })],
    };
  }
  if (outside < 0 || inside < 0) return NONE;
  const along = (d + difference * ((one.a + other.a) / d)) / 2;
  const height = Math.sqrt((d + one.a + other.a) * outside * inside * (d + Math.abs(difference))) / (2 * d);
  const at = (h: number) => crossing({ x: one.x0 + along * ex - h * ey, y: one.y0 + along * ey + h * ex });
  return { kind: 'points', points: [at(-height), at(height)] };
}
