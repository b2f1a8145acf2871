import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import { SAME_GUIDE } from '../../linalg/tolerance.ts';
import { getOvalAxes, toDocument, turnIn } from './ovalAxes.ts';
import { guideSize } from './guide.ts';
import type { Line, Oval } from './guide.ts';
import { COINCIDENT, crossing, NONE, touching } from './intersection.ts';
import type { Intersection } from './intersection.ts';

/** Computes the intersection of two lines; lines whose directions differ by a few roundings are parallel. */
export function crossLines(one: Line, other: Line): Intersection {
  const [c1, s1, c2, s2] = [cosDeg(one.alpha), sinDeg(one.alpha), cosDeg(other.alpha), sinDeg(other.alpha)];
  const [dx, dy] = [other.x0 - one.x0, other.y0 - one.y0];
  const cross = c1 * s2 - s1 * c2;
  if (Math.abs(cross) <= SAME_GUIDE) {
    const offset = Math.abs(c1 * dy - s1 * dx);
    return offset <= SAME_GUIDE * Math.max(guideSize(one), guideSize(other)) ? COINCIDENT : NONE;
  }
  const t = (dx * s2 - dy * c2) / cross;
  return { kind: 'points', points: [crossing({ x: one.x0 + t * c1, y: one.y0 + t * s1 })] };
}

/**
 * Computes the intersection of a line and a circle or an ellipse, in the axes in which the latter is the unit circle.
 */
export function crossLineAndOval(line: Line, oval: Oval): Intersection {
  const axes = getOvalAxes(oval);
  const point = turnIn(axes, { x: line.x0 - axes.x0, y: line.y0 - axes.y0 });
  const direction = turnIn(axes, { x: cosDeg(line.alpha), y: sinDeg(line.alpha) });
  const [u, v] = [direction.x / axes.rx, direction.y / axes.ry];
  const length = Math.hypot(u, v);
  const [dx, dy] = [u / length, v / length];
  // The distance of the line from the centre, positive on its left; the offset is computed before scaling, so that a
  // far point costs few digits.
  const across = direction.x * point.y - direction.y * point.x;
  const distance = across / (axes.rx * axes.ry * length);
  const foot = { x: -dy * distance, y: dx * distance };
  const least = Math.min(axes.rx, axes.ry);
  const rounding = (SAME_GUIDE * Math.max(guideSize(line), guideSize(oval))) / least;
  const excess = Math.abs(distance) - 1;
  if (Math.abs(excess) <= rounding) {
    const side = Math.sign(distance);
    return { kind: 'points', points: [touching(toDocument(axes, { x: -dy * side, y: dx * side }))] };
  }
  if (excess > 0) return NONE;
  const half = Math.sqrt(-excess * (1 + Math.abs(distance)));
  const at = (t: number) => crossing(toDocument(axes, { x: foot.x + t * dx, y: foot.y + t * dy }));
  return { kind: 'points', points: [at(-half), at(half)] };
}
