import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import { getOvalAxes, turnIn } from './ovalAxes.ts';
import type { OvalAxes } from './ovalAxes.ts';
import type { GuideShape, Point } from './guide.ts';

/** Computes the point of a guide nearest to a given point; for the centre of a circle it is the rightmost point. */
export function nearestOnGuide(guide: GuideShape, point: Point): Point {
  if (guide.className === 'line') {
    const [cos, sin] = [cosDeg(guide.alpha), sinDeg(guide.alpha)];
    const t = (point.x - guide.x0) * cos + (point.y - guide.y0) * sin;
    return { x: guide.x0 + t * cos, y: guide.y0 + t * sin };
  }
  const axes = getOvalAxes(guide);
  const inFrame = turnIn(axes, { x: point.x - guide.x0, y: point.y - guide.y0 });
  const near =
    guide.className === 'circle' ? nearestOnCircle(guide.a, inFrame) : nearestOnEllipse(axes, inFrame);
  return {
    x: axes.x0 + (axes.cos * near.x - axes.sin * near.y),
    y: axes.y0 + (axes.sin * near.x + axes.cos * near.y),
  };
}

function nearestOnCircle(radius: number, { x, y }: Point): Point {
  const distance = Math.hypot(x, y);
  return distance === 0 ? { x: radius, y: 0 } : { x: (x / distance) * radius, y: (y / distance) * radius };
}

function nearestOnEllipse({ rx, ry }: OvalAxes, { x, y }: Point): Point {
  const isLying = rx >= ry;
  const near = isLying
    ? nearestInQuadrant(rx, ry, Math.abs(x), Math.abs(y))
    : nearestInQuadrant(ry, rx, Math.abs(y), Math.abs(x));
  const [u, v] = isLying ? [near.x, near.y] : [near.y, near.x];
  return { x: x < 0 ? -u : u, y: y < 0 ? -v : v };
}

/**
 * Computes the point on an ellipse with semi-axes a >= b nearest to a point with x, y >= 0. The normal of the ellipse
 * there passes through the given point; this gives the root of a decreasing function, which is found by bisection until
 * doubles are exhausted.
 *
 * Source: D. Eberly, Distance from a Point to an Ellipse, an Ellipsoid, or a Hyperellipsoid, geometrictools.com,
 * section 2.
 */
function nearestInQuadrant(a: number, b: number, x: number, y: number): Point {
  if (y === 0) {
    // On the long axis between the centres of curvature there are two nearest points, off the axis.
    const reach = (a - b) * (a + b);
    if (a * x < reach) {
      const share = (a * x) / reach;
      return { x: a * share, y: b * Math.sqrt((1 - share) * (1 + share)) };
    }
    return { x: a, y: 0 };
  }
  const ratio = (a / b) ** 2;
  const [u, v] = [x / a, y / b];
  let low = v - 1;
  let high = Math.hypot(ratio * u, v) - 1;
  for (let i = 0; i < HALVINGS; i++) {
    const s = (low + high) / 2;
    if (s === low || s === high) break;
    if (Math.hypot((ratio * u) / (s + ratio), v / (s + 1)) > 1) low = s;
    else high = s;
  }
  const s = (low + high) / 2;
  const [cos, sin] = [(ratio * u) / (s + ratio), v / (s + 1)];
  const length = Math.hypot(cos, sin);
  return { x: (a * cos) / length, y: (b * sin) / length };
}

/** From the largest double to the least there are 2100 bisections; the loop ends as soon as no double lies between. */
const HALVINGS = 2200;
